import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { WaitingVersions } from './WaitingVersions.tsx';
import type { Publishable } from './waiting.ts';

const page = (_id: string, language: string, key = 'one'): Publishable => ({
  ...{ kind: 'page', _id, title: _id, slug: _id, region: null, refusal: null, state: 'changed' },
  ...{ updatedAt: '', updatedBy: '', version: { key, language } },
});

test('WaitingVersions names the languages in which a chosen page waits, and takes them along', async () => {
  const items = [page('about', 'en'), page('de/about', 'de'), page('ar/about', 'ar'), page('de/other', 'de', 'two')];
  const onAdd = vi.fn();
  const { user } = renderInEditor(<WaitingVersions items={items} chosen={items.slice(0, 1)} onAdd={onAdd} />);
  screen.getByText('Also waiting in German and Arabic.');
  await user.click(screen.getByRole('button', { name: 'Add all 2' }));
  expect(onAdd).toHaveBeenCalledWith(['page de/about', 'page ar/about']);
});

test('WaitingVersions says nothing when no other version waits', () => {
  const items = [page('about', 'en'), page('de/other', 'de', 'two')];
  renderInEditor(<WaitingVersions items={items} chosen={items.slice(0, 1)} onAdd={vi.fn()} />);
  expect(screen.queryByText(/Also waiting/)).toBeNull();
});
