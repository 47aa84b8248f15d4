import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { ofBlock } from '../store/state/page-comments.ts';
import { run } from '../store/state/run.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { Comments } from './Comments.tsx';

const said = (_id: string, author: string, text: string) => {
  return { _id, author, text, createdAt: '2026-01-01T09:00:00.000Z', editedAt: null };
};
const thread = (_id: string, block: string | null, ...comments: CommentThread['comments']): CommentThread => {
  const anchor = { ...ofBlock(block), name: block === null ? 'This page' : `Headline “${block}”` };
  return { _id, anchor, resolvedAt: null, resolvedBy: null, comments };
};
const THREADS = [
  thread('c1', 'last', said('c1', 'ben', 'Shorter?'), said('r1', 'sam', 'Yes')),
  thread('c2', 'first', said('c2', 'ben', '<b>Bold</b>')),
  thread('c3', 'gone', said('c3', 'ben', 'About what was here')),
  { ...thread('c4', null, said('c4', 'sam', 'Done')), resolvedAt: '2026-01-02T09:00:00.000Z', resolvedBy: 'ben' },
];
const PEOPLE = [
  { username: 'ben', name: 'Ben Moss' },
  { username: 'sam', name: '' },
];

function open(answers: Answers = {}, stored = THREADS) {
  const answer = { _id: 'p1', slug: 'about', threads: stored };
  return renderInEditor(<Comments />, {
    answers: { 'comment/listPeople': PEOPLE, 'comment/list': answer, ...answers },
    state: { names: new Map([['ben', 'Ben Moss']]), isCommentsOpen: true, comments: { stored, waiting: [] } },
  });
}
const answered = { _id: 'p1', slug: 'about', threads: THREADS };
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (name: string) => within(screen.getByRole('article', { name: `Comment on ${name}` }));

test('Comments lists open threads in the order of the page, then those about what is gone', async () => {
  const { user } = open();
  const [first, last, gone] = ['first', 'last', 'gone'].map((name) => `Comment on Headline “${name}”`);
  expect(cards()).toEqual([first, last, gone]);
  expect(
    within(screen.getByRole('region', { name: 'About components that are gone' })).getByText('About what was here'),
  ).toBeDefined();
  expect(screen.getByText('<b>Bold</b>')).toBeDefined();
  expect((await screen.findAllByText('Ben Moss')).length).toBeGreaterThan(1);
  await expectAccessible(screen.getByRole('complementary'));
  await user.click(screen.getByRole('button', { name: 'Resolved (1)' }));
  expect(cards()).toEqual(['Comment on This page']);
  expect(screen.getByText(/^Resolved by Ben Moss/)).toBeDefined();
});

test('Comments sends a new comment with Ctrl+Enter, shows it at once and keeps the focus on its thread', async () => {
  const anchor = { ...ofBlock('first'), name: 'Headline “First”', quote: { text: 'Fir', before: '', after: 'st' } };
  let now = { ...answered, threads: [] as CommentThread[] };
  const add = ({ comment, text }: { comment: string; text: string }) => {
    now = {
      ...now,
      threads: [{ ...thread(comment, 'first', said(comment, 'sam', text)), anchor: { ...anchor, point: null } }],
    };
    return now;
  };
  const { user, store, service } = open({ 'comment/add': add, 'comment/list': () => now }, []);
  store.setState({ commentFocus: { kind: 'new', anchor } });
  const field = await screen.findByRole('textbox');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Fir')).toBeDefined();
  await user.type(field, 'Shorter?{Control>}{Enter}{/Control}');
  expect(service.sent('comment/add')).toMatchObject([{ _id: 'p1', collection: 'pages', anchor, text: 'Shorter?' }]);
  expect(store.getState().announcement.text).toBe('Comment added');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Comment on Headline “First”');
});

test('Comments gives up a new comment with Escape, and returns to its component', async () => {
  const { user, store } = open();
  store.setState({ commentFocus: { kind: 'new', anchor: { ...ofBlock('first'), name: 'Headline' } } });
  await user.type(await screen.findByRole('textbox'), 'No{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(store.getState().focusRequest).toEqual({ key: 'first' });
});

test('Comments keeps what was typed and not sent, until it is sent or given up', async () => {
  const anchor = { ...ofBlock('first'), name: 'Headline “First”' };
  const type = async (words: string) => {
    const { user, store } = open({ 'comment/add': answered });
    store.setState({ commentFocus: { kind: 'new', anchor } });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    const before = field.value;
    await user.type(field, words);
    cleanup();
    return before;
  };
  expect(await type('Shorter')).toBe('');
  expect(await type('?{Escape}')).toBe('Shorter');
  expect(await type('Longer{Control>}{Enter}{/Control}')).toBe('');
  expect(await type('x{Escape}')).toBe('');
});

test('Comments replies and resolves by keyboard', async () => {
  const { user, store, service } = open({ 'comment/reply': answered, 'comment/resolve': answered });
  card('Headline “last”').getByRole('button', { name: 'Reply' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('I agree{Control>}{Enter}{/Control}');
  expect(service.sent('comment/reply')).toMatchObject([{ thread: 'c1', text: 'I agree' }]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Comment on Headline “last”');
  card('Headline “last”').getByRole('button', { name: 'Resolve' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(service.sent('comment/resolve')).toMatchObject([{ comment: 'c1' }]));
  expect(store.getState().announcement.text).toBe('Resolved');
});

test('CommentForm offers people for @, and takes one by keyboard', async () => {
  const { user, service } = open({ 'comment/reply': answered });
  await screen.findAllByText('Ben Moss');
  await user.click(card('Headline “last”').getByRole('button', { name: 'Reply' }));
  await user.keyboard('Please, @');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ben Moss @ben',
    'sam @sam',
  ]);
  await expectAccessible(screen.getByRole('complementary'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('sam @sam');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('check{Control>}{Enter}{/Control}');
  expect(service.sent('comment/reply')).toMatchObject([{ text: 'Please, @ben check' }]);
});

test('Comments lets people change and remove what they wrote, and administrators remove the rest', async () => {
  const { user, service } = open({ 'comment/edit': answered, 'comment/remove': answered });
  const menu = (name: string) =>
    screen.getAllByRole('button', { name: `More about the comment by ${name}` })[0] as HTMLElement;
  await screen.findAllByText('Ben Moss');
  await user.click(menu('Ben Moss'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove']);
  await user.keyboard('{Enter}');
  expect(service.sent('comment/remove')).toMatchObject([{ comment: 'c2' }]);
  await user.click(menu('sam'));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' indeed{Control>}{Enter}{/Control}');
  await waitFor(() => expect(service.sent('comment/edit')).toMatchObject([{ comment: 'r1', text: 'Yes indeed' }]));
});

test('Comments keeps the words of a comment that the service refused', async () => {
  const { user, store } = open({ 'comment/reply': refuses(404, 'This comment has been removed') });
  await user.click(card('Headline “last”').getByRole('button', { name: 'Reply' }));
  await user.keyboard('Too late{Control>}{Enter}{/Control}');
  const problem = await screen.findByRole('region', { name: 'Comment that was not sent' });
  expect(problem.textContent).toContain('Not sent: This comment has been removed');
  expect(problem.textContent).toContain('Too late');
  await user.click(within(problem).getByRole('button', { name: 'Discard' }));
  expect(store.getState().comments.waiting).toEqual([]);
});

test('Comments shows a thread where its component is again after an undo', () => {
  const { store } = open();
  const isGone = () => screen.queryByText('About components that are gone') !== null;
  expect(isGone()).toBe(true);
  const { documents } = store.getState();
  const [first] = documents?.page.contents ?? [];
  if (!documents || !first) throw new Error('The sample has blocks');
  run(store, { kind: 'addBlocks', list: { kind: 'contents' }, index: 0, items: [{ ...first, key: 'gone' }] }, 0);
  return waitFor(() => expect(isGone()).toBe(false));
});
