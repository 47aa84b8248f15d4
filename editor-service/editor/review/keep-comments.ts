import { nanoid } from 'nanoid';
import { ask, CallFailed, send } from '../api/client.ts';
import { refOf } from '../store/documents/collection-of.ts';
import type { CommentChange, PageComments, WaitingComment } from '../store/state/comments-state.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import type { Names } from '../ui/person/names.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { toastFailure, type Workbench } from '../workbench/workbench.ts';

/**
 * Keeps the comments of the open page as the service has them: loads them with the page and whenever presence was reported,
 * and sends what waits, also what an earlier tab could not send.
 */
export function keepComments(workbench: Workbench): void {
  const { store } = workbench;
  const catchUp = () => void workbench.inTurn('comments', () => sendAndLoad(workbench));
  const begin = () => void takeKept(workbench).then(catchUp);
  store.subscribe((state, previous) => {
    const isOther = state.saved?.page._id !== previous.saved?.page._id;
    const isBack = state.session.kind === 'active' && previous.session.kind !== 'active';
    if (isOther || isBack) begin();
    else if (state.stored !== previous.stored) catchUp();
  });
  window.addEventListener('online', catchUp);
  begin();
}

const SAID: Record<CommentChange['kind'], string> = {
  add: 'Comment added',
  reply: 'Reply added',
  edit: 'Comment changed',
  remove: 'Comment removed',
  resolve: 'Resolved',
  reopen: 'Reopened',
};

/** Shows a change at once and says it, keeps it in the ledger, and sends it when the service can be reached. */
export function changeComment(workbench: Workbench, change: CommentChange): void {
  const { store, ledger } = workbench;
  const { saved, session, domainId } = store.getState();
  if (!saved || session.kind === 'loggedOut') return;
  const of = { domainId, page: refOf(saved.page), by: session.username };
  const waiting = { ...of, id: nanoid(), at: Date.now(), change };
  setWaiting(store, (others) => [...others, waiting]);
  store.setState({ announcement: { text: SAID[change.kind] } });
  ledger?.keepComment(waiting).catch((failure: unknown) => toastFailure(workbench, failure));
  void workbench.inTurn('comments', () => sendAndLoad(workbench));
}

/** Gives up a comment that the service refused. */
export function discardComment({ store, ledger }: Workbench, refused: WaitingComment): void {
  setWaiting(store, (waiting) => waiting.filter(({ id }) => id !== refused.id));
  ledger?.forgetComment(refused).catch(() => undefined);
}

const setWaiting = (store: EditorStore, change: (waiting: PageComments['waiting']) => PageComments['waiting']): void =>
  store.setState(({ comments }) => ({ comments: { ...comments, waiting: change(comments.waiting) } }));

/** Adds what this person could not send before, about any page of this site. */
async function takeKept({ store, ledger }: Workbench): Promise<void> {
  const kept = (await ledger?.readComments().catch(() => [])) ?? [];
  const { session, domainId } = store.getState();
  if (session.kind === 'loggedOut') return;
  const ours = kept.filter(({ by, ...of }) => by === session.username && of.domainId === domainId);
  setWaiting(store, (waiting) => [...ours.filter(({ id }) => !waiting.some((one) => one.id === id)), ...waiting]);
}

async function sendAndLoad(workbench: Workbench): Promise<void> {
  const { store } = workbench;
  const isActive = () => store.getState().session.kind === 'active';
  try {
    for (let next = unsent(store); next && isActive(); next = unsent(store)) await sendOne(workbench, next);
    const { saved } = store.getState();
    if (saved && isActive()) take(store, await ask('comment/list', refOf(saved.page)));
  } catch (failure) {
    // What waits stays, and is sent when the service answers again; only a session that ended needs the person.
    const isEnded = failure instanceof CallFailed && failure.status === 401;
    if (isEnded && unsent(store)) failedCall(workbench, failure);
  }
}

const unsent = (store: EditorStore) => store.getState().comments.waiting.find(({ problem }) => !problem);

/** Sends a change, and forgets it. Throws CallFailed when it may succeed later. */
async function sendOne(workbench: Workbench, waiting: WaitingComment): Promise<void> {
  const { page, change } = waiting;
  try {
    // One payload for each kind: which one belongs to this call is known only at run time.
    take(workbench.store, await send(`comment/${change.kind}`, { ...page, ...change } as never), waiting);
    await workbench.ledger?.forgetComment(waiting);
  } catch (failure) {
    const isFinal = failure instanceof CallFailed && failure.status >= 400 && failure.status < 500;
    if (!isFinal || failure.status === 401 || failure.status === 429) throw failure;
    // What was written is not lost: it stays with the reason, until it is discarded.
    if ('text' in change)
      setWaiting(workbench.store, (all) =>
        all.map((one) => (one === waiting ? { ...one, problem: failure.message } : one)),
      );
    else {
      toastFailure(workbench, failure);
      discardComment(workbench, waiting);
    }
  }
}

type Answered = { _id: string; threads: PageComments['stored'] };

/** Shows what the service answered, in place of what was sent; announces what others have said meanwhile. */
function take(store: EditorStore, { _id, threads }: Answered, sent?: WaitingComment): void {
  const { saved, comments, session, names } = store.getState();
  const isHere = saved?.page._id === _id;
  const isSame = !isHere || JSON.stringify(threads) === JSON.stringify(comments.stored);
  const waiting = comments.waiting.filter((one) => one !== sent);
  if (!isSame || sent) store.setState({ comments: { stored: isHere ? threads : comments.stored, waiting } });
  const news = isHere && session.kind !== 'loggedOut' && newsIn(comments.stored, threads, session.username, names);
  if (news) store.setState({ announcement: { text: news } });
}

function newsIn(before: PageComments['stored'], now: PageComments['stored'], me: string, names: Names): string | null {
  const all = (threads: PageComments['stored']) => threads.flatMap(({ comments }) => comments);
  const known = new Set(all(before).map(({ _id }) => _id));
  const added = all(now).filter(({ _id, author }) => !known.has(_id) && author !== me);
  if (before.length === 0 || added.length === 0) return null;
  return `New comment by ${[...new Set(added.map(({ author }) => names.get(author) ?? author))].join(', ')}`;
}
