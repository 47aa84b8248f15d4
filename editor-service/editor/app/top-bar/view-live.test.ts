import { expect, test } from 'vitest';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { liveAddressOf } from './ViewLive.tsx';

const { saved } = sampleStore().getState();
const addressOf = (fields: object) =>
  liveAddressOf({ saved: saved && { ...saved, page: { ...saved.page, ...fields } }, siteUrl: 'https://example.org/' });

test('liveAddressOf() is that of a published page; a section has none', () => {
  expect(addressOf({ published: true })).toBe('https://example.org/about');
  expect(addressOf({ published: false })).toBeNull();
  expect(addressOf({ published: true, pageType: '_section' })).toBeNull();
});
