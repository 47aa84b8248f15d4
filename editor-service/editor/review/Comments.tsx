import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CommentAnchor, CommentThread } from '#content-store/model/entities/comment.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { keyOf } from '../store/blocks/owner.ts';
import type { CommentFocus, WaitingComment } from '../store/state/comments-state.ts';
import { blockOrder, commentingOn, ofBlock, showingThread, shownThreads } from '../store/state/page-comments.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
import { Segments } from '../ui/Segments.tsx';
import side from '../ui/Side.module.css';
import { t } from '../words/t.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { changeComment, discardComment } from './keep-comments.ts';
import { ThreadCard } from './ThreadCard.tsx';

/** The side with what is said about the page. Escape returns to the component that is selected. */
export function Comments() {
  const { store } = useWorkbench();
  const threads = useEditor(shownThreads);
  const order = useEditor(({ documents }) => blockOrder(documents));
  const focus = useEditor((state) => state.commentFocus);
  const waiting = useEditor(({ comments }) => comments.waiting);
  const pageId = useEditor(({ saved }) => saved?.page._id);
  const [isResolved, setResolved] = useState(false);
  const shown = threads.filter(({ resolvedAt }) => (resolvedAt !== null) === isResolved);
  const places = new Map(order.split(' ').map((key, index) => [key, index]));
  const placeOf = ({ anchor: { block } }: CommentThread) => (block === null ? -1 : (places.get(block) ?? null));
  const { here = [], gone } = Object.groupBy(shown, (thread) => (placeOf(thread) === null ? 'gone' : 'here'));
  const obeyed = useRef<CommentFocus | null>(null);

  // A thread that is asked for is shown, in whichever list it is by now.
  useEffect(() => {
    if (focus?.kind !== 'thread') return;
    const asked = shownThreads(store.getState()).find(({ _id }) => _id === focus.id);
    if (asked) setResolved(asked.resolvedAt !== null);
  }, [focus, store]);

  function goBack({ key, defaultPrevented }: KeyboardEvent) {
    const block = keyOf(store.getState().selection);
    if (key !== 'Escape' || defaultPrevented || block === null) return;
    store.setState({ workplace: 'canvas', focusRequest: { key: block } });
  }

  const count = (resolved: boolean) => threads.filter(({ resolvedAt }) => (resolvedAt !== null) === resolved).length;
  const cards = (some: readonly CommentThread[]) => (
    <ul className={styles.list}>
      {some.map((thread) => (
        <li key={thread._id}>
          <ThreadCard thread={thread} request={requestFor(thread, focus)} obeyed={obeyed} />
        </li>
      ))}
    </ul>
  );
  return (
    <aside id="comments" className={side.side} aria-label={t('Comments')} onKeyDown={goBack}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('Comments')}</h2>
        <IconButton
          icon={icons.Plus}
          label={t('Add a comment')}
          onClick={() =>
            store.setState(({ documents, selection }) => commentingOn(documents, ofBlock(keyOf(selection))))
          }
        />
        <IconButton
          icon={icons.X}
          label={t('Close comments')}
          onClick={() => store.setState({ isCommentsOpen: false })}
        />
      </header>
      <div className={styles.views}>
        <Segments
          isWide
          segments={[
            { value: false, label: `${t('Open', { context: 'state' })} (${count(false)})` },
            { value: true, label: `${t('Resolved')} (${count(true)})` },
          ]}
          value={isResolved}
          onChange={setResolved}
        />
      </div>
      <div className={styles.body}>
        {focus?.kind === 'new' && <NewThread key={anchorKey(focus.anchor)} anchor={focus.anchor} />}
        {waiting.filter(isApart(threads, pageId)).map((one) => (
          <NotSent key={one.id} waiting={one} />
        ))}
        {here.length > 0 && cards(here.sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0)))}
        {gone && (
          <section aria-label={t('About components that are gone')}>
            <h3 className={styles.gone}>{t('About components that are gone')}</h3>
            {cards(gone)}
          </section>
        )}
        {shown.length === 0 && focus?.kind !== 'new' && (
          <p className="note">
            {isResolved
              ? t('Nothing is resolved yet.')
              : t('No open comments. Select something on the page to comment on it.')}
          </p>
        )}
      </div>
    </aside>
  );
}

const requestFor = ({ _id }: CommentThread, focus: CommentFocus | null) =>
  focus?.kind === 'thread' && focus.id === _id ? focus : null;

const anchorKey = ({ block, field, quote, point }: CommentAnchor) => JSON.stringify([block, field, quote, point]);

/** The form for a comment that begins a thread. */
function NewThread({ anchor }: { anchor: CommentAnchor }) {
  const workbench = useWorkbench();
  const { store } = workbench;
  return (
    <section className={styles.card} aria-label={t('New comment')}>
      <p className="note">{anchor.name}</p>
      {anchor.quote && <q className={styles.quote}>{anchor.quote.text}</q>}
      <CommentForm
        label={t('Write a comment; @ mentions people')}
        action={t('Comment')}
        purpose="new"
        onSend={(text) => {
          const comment = newKey();
          changeComment(workbench, { kind: 'add', comment, anchor, text });
          store.setState(showingThread(comment));
        }}
        onCancel={() => {
          const { block } = anchor;
          store.setState({
            commentFocus: null,
            ...(block !== null && { workplace: 'canvas', focusRequest: { key: block } }),
          });
        }}
      />
    </section>
  );
}

/** True for what has no place in a thread: what was refused, on any page, and replies to a thread that is not loaded yet. */
const isApart =
  (threads: readonly CommentThread[], pageId: string | undefined) =>
  ({ change, page, problem }: WaitingComment): boolean =>
    problem !== undefined ||
    (change.kind === 'reply' && page._id === pageId && threads.every(({ _id }) => _id !== change.thread));

/** What was written and has not reached its thread. */
function NotSent({ waiting }: { waiting: WaitingComment }) {
  const workbench = useWorkbench();
  const { change, problem } = waiting;
  return (
    <section className={styles.card} aria-label={t('Comment that was not sent')}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {t('Not sent: {problem}', { problem })}
        </p>
      ) : (
        <p className="note">{t('Waiting to be sent')}</p>
      )}
      {'text' in change && <p className={styles.text}>{change.text}</p>}
      {problem && (
        <div className={styles.actions}>
          <Button onClick={() => discardComment(workbench, waiting)}>{t('Discard')}</Button>
        </div>
      )}
    </section>
  );
}
