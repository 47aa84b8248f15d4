import { afterEach, expect, test, vi } from 'vitest';
import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { callAbout } from '../api/client.ts';
import type { WaitingComment } from '../store/state/comments-state.ts';
import { ofBlock, shownThreads } from '../store/state/page-comments.ts';
import { type Answers, fakeService, refuses } from '../testing/fake-service.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { changeComment, keepComments } from './keep-comments.ts';

// Other files of this worker send calls, too.
afterEach(() => callAbout(''));

const anchor = { ...ofBlock('last'), name: 'Headline “Last”' };
const ADD = { kind: 'add', comment: 'c1', anchor, text: 'Shorter?' } as const;
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));

const threadBy = (author: string, _id = 'c1'): CommentThread => {
  const comment = { _id, author, text: 'Shorter?', createdAt: '2026-01-01', editedAt: null };
  return { _id, anchor, resolvedAt: null, resolvedBy: null, comments: [comment] };
};
const listOf = (...threads: CommentThread[]) => ({ _id: 'p1', slug: 'about', threads });

/** A ledger in memory, which tabs of a browser share. */
function sharedLedger() {
  const rows = new Map<string, WaitingComment>();
  const ledger = {
    keepComment: async (waiting: WaitingComment) => void rows.set(waiting.id, waiting),
    forgetComment: async ({ id }: WaitingComment) => void rows.delete(id),
    readComments: async () => [...rows.values()],
  };
  return { rows, ledger: ledger as unknown as Workbench['ledger'] };
}

function open(ledger: Workbench['ledger'], answers: Answers) {
  vi.stubGlobal('window', new EventTarget());
  const service = fakeService(answers);
  callAbout('d1');
  const workbench = { ...sampleWorkbench(), ledger };
  const texts = () =>
    shownThreads(workbench.store.getState()).flatMap(({ comments }) => comments.map(({ text }) => text));
  const report = () => workbench.store.setState({ stored: { revision: 3, updatedAt: '', updatedBy: 'ben' } });
  return { workbench, service, texts, report };
}

test('a comment written offline is shown, waits in the ledger, and is sent once by the next tab', async () => {
  const { rows, ledger } = sharedLedger();
  const first = open(ledger, { 'comment/add': OFFLINE as never, 'comment/list': OFFLINE as never });
  changeComment(first.workbench, ADD);
  expect(first.texts()).toEqual(['Shorter?']);
  await vi.waitFor(() => expect(first.service.sent('comment/add')).toHaveLength(1));
  expect([...rows.values()]).toMatchObject([{ by: 'sam', domainId: 'd1', change: ADD }]);

  const answer = listOf(threadBy('sam'));
  const second = open(ledger, { 'comment/add': answer, 'comment/list': answer });
  keepComments(second.workbench);
  await vi.waitFor(() => expect(second.service.sent('comment/list')).toHaveLength(1));
  expect(second.service.sent('comment/add')).toMatchObject([{ _id: 'p1', comment: 'c1', text: 'Shorter?' }]);
  expect([second.texts(), rows.size]).toEqual([['Shorter?'], 0]);
});

test('a comment that waits is sent when the service answers again, after what was written before', async () => {
  const { ledger } = sharedLedger();
  const { workbench, service, report } = open(ledger, {
    'comment/add': OFFLINE as never,
    'comment/list': OFFLINE as never,
  });
  keepComments(workbench);
  changeComment(workbench, ADD);
  changeComment(workbench, { kind: 'resolve', comment: 'c1' });
  await vi.waitFor(() => expect(service.sent('comment/add').length).toBeGreaterThan(0));
  const answer = listOf(threadBy('sam'));
  service.answer({ 'comment/add': answer, 'comment/resolve': answer, 'comment/list': answer });
  report();
  await vi.waitFor(() => expect(workbench.store.getState().comments.waiting).toEqual([]));
  expect(service.sent('comment/resolve')).toHaveLength(1);
});

test('a comment that another person of this browser wrote is not sent', async () => {
  const { rows, ledger } = sharedLedger();
  const of = { domainId: 'd1', page: { _id: 'p1', collection: 'pages' }, at: 0, change: ADD } as const;
  rows.set('w1', { ...of, id: 'w1', by: 'ben' });
  rows.set('w2', { ...of, id: 'w2', by: 'sam', domainId: 'other' });
  const { workbench, service } = open(ledger, { 'comment/list': listOf() });
  keepComments(workbench);
  await vi.waitFor(() => expect(service.sent('comment/list')).toHaveLength(1));
  expect([workbench.store.getState().comments.waiting, rows.size]).toEqual([[], 2]);
});

test('a comment that is refused stays with the reason; resolving what is gone is only said', async () => {
  const gone = refuses(404, 'This comment has been removed');
  const { workbench } = open(null, { 'comment/reply': gone, 'comment/resolve': gone, 'comment/list': listOf() });
  changeComment(workbench, { kind: 'resolve', comment: 'c1' });
  changeComment(workbench, { kind: 'reply', comment: 'r1', thread: 'c1', text: 'Yes' });
  const problem = 'This comment has been removed';
  await vi.waitFor(() => expect(workbench.store.getState().comments.waiting).toMatchObject([{ problem }]));
  expect(workbench.said).toEqual([problem]);
});

test('keepComments() shows what others say when presence is reported, and announces it', async () => {
  const { workbench, service, report, texts } = open(null, { 'comment/list': listOf(threadBy('sam')) });
  keepComments(workbench);
  await vi.waitFor(() => expect(texts()).toHaveLength(1));
  expect(workbench.store.getState().announcement.text).toBe('');
  const { comments } = workbench.store.getState();
  workbench.store.setState({ names: new Map([['ben', 'Ben Moss']]) });
  report();
  await vi.waitFor(() => expect(service.sent('comment/list')).toHaveLength(2));
  expect(workbench.store.getState().comments, 'nothing is rendered for the same answer').toBe(comments);
  service.answer({ 'comment/list': listOf(threadBy('sam'), threadBy('ben', 'c2')) });
  report();
  await vi.waitFor(() => expect(texts()).toHaveLength(2));
  expect(workbench.store.getState().announcement.text).toBe('New comment by Ben Moss');
});
