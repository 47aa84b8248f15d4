import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FoundDocument } from '../../../contract/pages-replace.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';

const FIND = {
  blockKey: 'b',
  block: 'Headline',
  field: 'Title',
  before: 'By the ',
  match: 'gate',
  after: '',
  isAddress: false,
};
const SOUP: FoundDocument = {
  kind: 'pages',
  _id: 'p2',
  title: 'Soup',
  slug: 'soup',
  version: 'v1',
  refusal: null,
  finds: [0, 1].map((at) => ({ ...FIND, at })),
};
const FOOTER: FoundDocument = {
  ...SOUP,
  kind: 'footer',
  _id: 'f',
  title: 'Footer',
  slug: null,
  refusal: 'Ask an editor',
};
const REPLACED = {
  changed: [{ kind: 'pages', _id: 'p2', title: 'Soup', slug: 'soup' }],
  skipped: [],
  warnings: ['Headline is too long now'],
} as const;
const ANSWERS = {
  'content/find': { documents: [SOUP, FOOTER], searched: 9, next: null },
  'content/replace': { ...REPLACED, changed: [...REPLACED.changed], skipped: [], warnings: [...REPLACED.warnings] },
} satisfies Answers;

async function find(answers: Answers = {}) {
  const editor = await openDialog({ kind: 'replace' }, { answers: { ...ANSWERS, ...answers } });
  await editor.user.type(screen.getByRole('textbox', { name: 'Find' }), 'gate');
  await editor.user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'door');
  await editor.user.click(screen.getByRole('checkbox', { name: 'Match case' }));
  await editor.user.click(screen.getByRole('button', { name: 'Find' }));
  return editor;
}

test('ReplaceDialog replaces the chosen finds, and leads to the publish', async () => {
  const { user, dialog, service, store } = await find();
  await screen.findByText(/^4 matches in 2 places/);
  await expectAccessible(dialog);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All in Footer' }).disabled).toBe(true);
  await user.click(screen.getAllByRole('checkbox', { name: /Headline · Title/ })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Replace 1 match' }));
  await screen.findByText('Headline is too long now');
  await expectAccessible(dialog);
  expect(service.sent('content/replace')).toMatchObject([
    { text: 'gate', replacement: 'door', matchCase: true, documents: [{ kind: 'pages', _id: 'p2', finds: [1] }] },
  ]);
  service.answer({ 'publish/waiting': refuses(503, 'Later'), 'page/check': refuses(503, 'Later') });
  await user.click(screen.getByRole('button', { name: 'Review unpublished changes' }));
  expect(store.getState().dialog).toEqual({ kind: 'publish' });
});

test('ReplaceDialog says when nothing is found, and why it could not look', async () => {
  const { user, service } = await find({ 'content/find': { documents: [], searched: 9, next: null } });
  await screen.findByText('No matches.');
  service.answer({ 'content/find': refuses(503, 'The service is busy') });
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('The service is busy');
});

test('ReplaceDialog searches all parts of the site, one after the other', async () => {
  const { service } = await find({
    'content/find': ({ after }) =>
      after ? { documents: [], searched: 1, next: null } : { documents: [SOUP], searched: 9, next: 'p2' },
  });
  await waitFor(() => expect(service.sent('content/find')).toHaveLength(2));
  expect(service.sent('content/find')[1]).toMatchObject({ after: 'p2' });
});
