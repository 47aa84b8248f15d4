import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { keysOf, sampleDocuments } from '../../store/testing/sample-documents.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { TranslationBar } from './TranslationBar.tsx';

const sample = sampleDocuments();
const OPEN = { 'first/title': 'original', 'last/title': 'machine' } as const;
const translated = { ...sample.page, _id: 'p0', slug: 'about', revision: 2, published: true } as Page;
const [first, columns, last] = translated.contents;
const now = { ...translated, revision: 5, contents: [{ ...first, key: 'new' }, first, columns, last] } as Page;

function open(page: Partial<Page>, canFill = true) {
  const documents = { ...sample, page: { ...sample.page, translatedFrom: { page: 'p0', revision: 2 }, ...page } };
  return renderInEditor(<TranslationBar />, {
    state: { documents, saved: documents },
    answers: {
      'translation/original': { translated, now, canFill },
      'translation/fill': { ...documents.page, revision: 4, openTexts: {} },
      'page/save': documents.page,
    },
  });
}

test('TranslationBar says what changed in the original, takes it over and closes it', async () => {
  const { user, store } = open({});
  await screen.findByText('The English original has changed');
  await user.click(screen.getByRole('button', { name: 'Show the original' }));
  const list = screen.getByRole('list', { name: 'Changes in the original' });
  await user.click(within(list).getByRole('button', { name: 'Take over: Headline “First”' }));
  expect(keysOf(store.getState().documents ?? sample)).toEqual(['new', 'first', 'columns', 'last']);
  within(list).getByRole('button', { name: 'Show: Headline “First”' });
  screen.getByText('1 open text');
  await expectAccessible(screen.getByRole('region', { name: 'Translation' }));
  await user.click(screen.getByRole('button', { name: 'Up to date' }));
  expect(store.getState().documents?.page.translatedFrom).toEqual({ page: 'p0', revision: 5 });
  screen.getByText('From English');
});

test('TranslationBar confirms open texts, those of a component or all', async () => {
  const { user, store } = open({ openTexts: OPEN });
  await screen.findByText('2 open texts');
  store.setState({ selection: { kind: 'block', key: 'first' } });
  await user.click(screen.getByRole('button', { name: 'Confirm texts' }));
  await user.click(screen.getByRole('menuitem', { name: 'Texts of this component' }));
  expect(store.getState().documents?.page.openTexts).toEqual({ 'last/title': 'machine' });
  await user.click(screen.getByRole('button', { name: 'Confirm texts' }));
  await user.click(screen.getByRole('menuitem', { name: 'All texts' }));
  expect(store.getState().documents?.page.openTexts).toEqual({});
});

test('TranslationBar has open texts translated, and shows the answer', async () => {
  const { user, service, store } = open({ openTexts: OPEN });
  await user.click(await screen.findByRole('button', { name: 'Translate texts' }));
  await user.click(screen.getByRole('menuitem', { name: 'All texts' }));
  await waitFor(() => expect(store.getState().documents?.page.openTexts).toEqual({}));
  expect(service.sent('translation/fill')).toMatchObject([{ _id: 'p1', places: ['first/title', 'last/title'] }]);
});

test('TranslationBar says when no translator is installed', async () => {
  open({ openTexts: OPEN }, false);
  await screen.findByText('The English original has changed');
  expect(screen.getByRole('button', { name: 'Translate' }).title).toBe('No translator is installed on this site');
});
