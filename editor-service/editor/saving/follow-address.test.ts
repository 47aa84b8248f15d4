import { expect, test } from 'vitest';
import { sampleStore } from '../store/testing/sample-documents.ts';
import { followAddress } from './follow-address.ts';

test('followAddress() shows where the page is once it has moved, and leaves other changes alone', () => {
  const store = sampleStore();
  const shown: unknown[] = [];
  const history = { state: 1, replaceState: (...said: unknown[]) => shown.push(said) } as unknown as History;
  followAddress(store, { history, location: { search: '?from=mail', hash: '#top' } as Location });
  const { saved } = store.getState();
  if (!saved) throw new Error('The sample is saved');
  store.setState({ saved: { ...saved, page: { ...saved.page, title: 'Else' } } });
  expect(shown).toEqual([]);
  store.setState({ saved: { ...saved, page: { ...saved.page, slug: 'moved' } } });
  expect(shown).toEqual([[1, '', '/moved?from=mail#top']]);
  expect(store.getState().slug).toBe('moved');
});
