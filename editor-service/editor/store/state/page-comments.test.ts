import { expect, test } from 'vitest';
import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { findBlock } from '../blocks/block-tree.ts';
import { freshCopies } from '../blocks/fresh-keys.ts';
import { sampleDocuments, sampleStore } from '../testing/sample-documents.ts';
import type { CommentChange } from './comments-state.ts';
import { blockOrder, commentingOn, ofBlock, openThreads, shownThreads } from './page-comments.ts';
import { retrace, run } from './run.ts';

const anchor = { ...ofBlock('last'), name: 'Headline “Last”' };
const comment = (_id: string, text: string) => ({ _id, author: 'ben', text, createdAt: '2026-01-01', editedAt: null });
const thread = (comments = [comment('c1', 'Shorter?')]): CommentThread => {
  return { _id: 'c1', anchor, resolvedAt: null, resolvedBy: null, comments };
};

/** What is shown when these changes wait to be sent, on top of what is stored. */
function shown(stored: CommentThread[], ...changes: CommentChange[]) {
  const store = sampleStore();
  const of = { domainId: 'd1', page: { _id: 'p1', collection: 'pages' }, by: 'sam', at: 0 } as const;
  const waiting = changes.map((change, index) => ({ ...of, id: `w${index}`, change }));
  store.setState({ comments: { stored, waiting } });
  return store.getState();
}
const textsOf = (state: Parameters<typeof shownThreads>[0]) =>
  shownThreads(state).map(({ comments }) => comments.map(({ text }) => text));

test('shownThreads() shows what waits to be sent', () => {
  const reply = { kind: 'reply', comment: 'r1', thread: 'c1', text: 'Yes' } as const;
  const add = { kind: 'add', comment: 'c2', anchor, text: 'Another' } as const;
  expect(textsOf(shown([thread()], reply, add))).toEqual([['Shorter?', 'Yes'], ['Another']]);
  expect(textsOf(shown([thread()], { kind: 'edit', comment: 'c1', text: 'Longer?' }))).toEqual([['Longer?']]);
});

test('shownThreads() shows a change once that has arrived before its answer', () => {
  const add = { kind: 'add', comment: 'c1', anchor, text: 'Shorter?' } as const;
  expect(textsOf(shown([thread()], add))).toEqual([['Shorter?']]);
});

test('shownThreads() leaves the replies of a first comment that is removed', () => {
  const remove = (id: string): CommentChange => ({ kind: 'remove', comment: id });
  const answered = [thread([comment('c1', 'Shorter?'), comment('r1', 'Yes')])];
  expect(textsOf(shown(answered, remove('c1')))).toEqual([['', 'Yes']]);
  expect(textsOf(shown(answered, remove('c1'), remove('r1')))).toEqual([]);
});

test('openThreads() are those that nobody has resolved, also not just now', () => {
  const resolve = { kind: 'resolve', comment: 'c1' } as const;
  const openAfter = (...changes: CommentChange[]) => openThreads(shownThreads(shown([thread()], ...changes)));
  expect(openAfter()).toHaveLength(1);
  expect(openAfter(resolve)).toEqual([]);
  expect(openAfter(resolve, { kind: 'reopen', comment: 'c1' })).toHaveLength(1);
});

test('shownThreads() is the same while the page is edited', () => {
  const store = sampleStore();
  store.setState({ comments: { stored: [thread()], waiting: [] } });
  const before = shownThreads(store.getState());
  run(store, { kind: 'setField', owner: { kind: 'block', key: 'last' }, field: 'title', value: 'Later' }, 0);
  expect(shownThreads(store.getState())).toBe(before);
});

test('a comment follows its block when it moves, also into another, and a copy has none', () => {
  const store = sampleStore();
  const isThere = () => findBlock(store.getState().documents ?? sampleDocuments(), anchor.block ?? '') !== null;
  const slot = { kind: 'slot', key: 'columns', path: 'left' } as const;
  run(store, { kind: 'moveBlocks', keys: ['last'], list: slot, index: 0 }, 0);
  expect(isThere()).toBe(true);
  const copies = freshCopies(store.getState().documents?.page.contents ?? []);
  expect(JSON.stringify(copies)).not.toContain('"last"');
});

test('a comment on a block that is removed is about nothing on the page until that is undone', () => {
  const store = sampleStore();
  const order = () => blockOrder(store.getState().documents).split(' ');
  run(store, { kind: 'removeBlocks', keys: ['last'] }, 0);
  expect(order()).not.toContain('last');
  retrace(store, 'undo');
  expect(order()).toContain('last');
});

test('commentingOn() names what the comment is about', () => {
  const named = (block: string | null, field = '') => {
    const { commentFocus } = commentingOn(sampleDocuments(), { ...ofBlock(block), field });
    return commentFocus?.kind === 'new' && commentFocus.anchor.name;
  };
  expect(named('last')).toBe('Headline “Last”');
  expect(named(null, 'header.heading')).toBe('Page header');
  expect(named(null)).toBe('This page');
});
