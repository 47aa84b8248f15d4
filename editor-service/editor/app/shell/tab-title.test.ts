import { expect, test } from 'vitest';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { tabTitleOf } from './TabTitle.tsx';

const { documents } = sampleStore().getState();
const STATE = {
  documents,
  session: { kind: 'loggedOut' },
  hasSite: true,
  slug: 'open-day',
  siteName: 'Shared Kitchens',
  loading: { kind: 'ready' },
} as const;

function titled(title: string) {
  if (!documents) throw new Error('The sample has documents');
  return { ...STATE, documents: { ...documents, page: { ...documents.page, title } } };
}

test('tabTitleOf() names page and site', () => {
  expect(tabTitleOf(titled('Our open day'))).toBe('Our open day · Shared Kitchens');
  expect(tabTitleOf(titled(''))).toBe('About us · Shared Kitchens');
  const unnamed = titled('');
  const section = { ...unnamed.documents, page: { ...unnamed.documents.page, pageType: '_section' } };
  expect(tabTitleOf({ ...unnamed, documents: section })).toBe('Section without a name · Shared Kitchens');
  expect(tabTitleOf({ ...STATE, documents: null, slug: 'search' })).toBe('Search · Shared Kitchens');
});

test('tabTitleOf() names the site alone while no page is loaded, and the product for no site', () => {
  expect(tabTitleOf({ ...STATE, documents: null })).toBe('Shared Kitchens');
  expect(tabTitleOf({ ...STATE, documents: null, siteName: '' })).toBe('Pagewright');
  const missing = { kind: 'failed', message: '', isMissing: true } as const;
  expect(tabTitleOf({ ...STATE, documents: null, loading: missing })).toBe('Page not found · Shared Kitchens');
});

test('tabTitleOf() names the login where it is a page of its own', () => {
  const alone = { ...STATE, documents: null, hasSite: false };
  expect(tabTitleOf(alone)).toBe('Log in · Shared Kitchens');
  expect(tabTitleOf({ ...alone, session: { kind: 'active', username: 'ada' } })).toBe('Shared Kitchens');
});
