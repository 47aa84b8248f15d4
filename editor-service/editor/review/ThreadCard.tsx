import { useLayoutEffect, useRef, useState } from 'react';
import type { CommentThread, PageComment } from '#content-store/model/entities/comment.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import type { CommentChange, CommentFocus } from '../store/state/comments-state.ts';
import { isUnsent, showingThread } from '../store/state/page-comments.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { icons } from '../ui/icons.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { changeComment } from './keep-comments.ts';
import type { Mentionable } from './mention.ts';

interface ThreadCardProps {
  thread: CommentThread;
  /** It was asked for: it gets the focus, once. */
  request: CommentFocus | null;
  /** The last request that was obeyed. */
  obeyed: { current: CommentFocus | null };
  people: readonly Mentionable[];
}

/** A comment with its replies. */
export function ThreadCard({ thread, request, obeyed, people }: ThreadCardProps) {
  const { store } = useWorkbench();
  const { _id, anchor, resolvedAt, resolvedBy, comments } = thread;
  const [isReplying, setReplying] = useState(false);
  const change = useChanges();
  const isResolved = resolvedAt !== null;
  const card = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!request || obeyed.current === request) return;
    obeyed.current = request;
    card.current?.focus();
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [request, obeyed]);

  function close() {
    setReplying(false);
    card.current?.focus();
  }

  return (
    <article
      ref={card}
      className={styles.card}
      tabIndex={-1}
      aria-label={`Comment on ${anchor.name}`}
      data-open={request !== null || undefined}
    >
      <button type="button" className={styles.place} onClick={() => store.setState(showingThread(_id))}>
        {anchor.name}
      </button>
      {anchor.quote && <q className={styles.quote}>{anchor.quote.text}</q>}
      {comments.map((comment) => (
        <OneComment key={comment._id} comment={comment} people={people} />
      ))}
      {resolvedBy !== null && (
        <p className={styles.about}>
          Resolved by {nameOf(resolvedBy, people)} {dateAndTime(resolvedAt ?? undefined)}
        </p>
      )}
      {isReplying ? (
        <CommentForm
          label="Reply"
          action="Reply"
          people={people}
          onSend={(text) => {
            change({ kind: 'reply', comment: newKey(), thread: _id, text }, 'Reply added');
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setReplying(true)}>Reply</Button>
          <Button
            onClick={() => {
              change({ kind: isResolved ? 'reopen' : 'resolve', comment: _id }, isResolved ? 'Reopened' : 'Resolved');
            }}
          >
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      )}
    </article>
  );
}

const nameOf = (username: string, people: readonly Mentionable[]): string =>
  people.find((one) => one.username === username)?.name || username;

/** Makes a change, and says that it is made. */
function useChanges() {
  const workbench = useWorkbench();
  return (change: CommentChange, said: string) => {
    changeComment(workbench, change);
    workbench.store.setState({ announcement: { text: said } });
  };
}

function OneComment({ comment, people }: { comment: PageComment; people: readonly Mentionable[] }) {
  const { _id, author, text, createdAt, editedAt } = comment;
  const change = useChanges();
  const [isEditing, setEditing] = useState(false);
  const isSent = useEditor((state) => !isUnsent(state, _id));
  const isOwn = useEditor(({ session }) => session.kind !== 'loggedOut' && session.username === author);
  const isAdmin = useEditor(({ session }) => session.kind !== 'loggedOut' && session.rights?.isAdmin === true);
  if (text === '') return <p className={styles.about}>This comment was removed.</p>;
  const items = [
    isOwn && { label: 'Edit', icon: icons.Pencil, onChoose: () => setEditing(true) },
    (isOwn || isAdmin) && {
      label: 'Remove',
      icon: icons.Trash2,
      onChoose: () => change({ kind: 'remove', comment: _id }, 'Comment removed'),
    },
  ].filter((item) => item !== false);
  return (
    <div className={styles.comment}>
      <p className={styles.about}>
        <strong className={styles.author}>{nameOf(author, people)}</strong> {dateAndTime(createdAt)}
        {editedAt && ', edited'}
        {!isSent && <span className={styles.waiting}> Waiting to be sent</span>}
      </p>
      {items.length > 0 && !isEditing && (
        <Menu label={`More about the comment by ${nameOf(author, people)}`} className={styles.more} items={items}>
          <icons.Ellipsis size={16} aria-hidden />
        </Menu>
      )}
      {isEditing ? (
        <CommentForm
          label="Comment"
          action="Save"
          people={people}
          first={text}
          onSend={(next) => {
            change({ kind: 'edit', comment: _id, text: next }, 'Comment changed');
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
    </div>
  );
}
