import { useLayoutEffect, useRef, useState } from 'react';
import { type CommentThread, guestNameIn, type PageComment } from '#content-store/model/entities/comment.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import type { CommentFocus } from '../store/state/comments-state.ts';
import { isUnsent, showingThread } from '../store/state/page-comments.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { icons } from '../ui/icons.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { useNameOf } from '../ui/person/names.ts';
import { t } from '../words/t.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { changeComment } from './keep-comments.ts';

interface ThreadCardProps {
  thread: CommentThread;
  /** It was asked for: it gets the focus, once. */
  request: CommentFocus | null;
  /** The last request that was obeyed. */
  obeyed: { current: CommentFocus | null };
}

/** A comment with its replies. */
export function ThreadCard({ thread, request, obeyed }: ThreadCardProps) {
  const workbench = useWorkbench();
  const nameOf = useNameOf();
  const { _id, anchor, resolvedAt, resolvedBy, comments } = thread;
  const [isReplying, setReplying] = useState(false);
  const isResolved = resolvedAt !== null;
  const isOfGuest = guestNameIn(comments[0]?.author ?? '') !== undefined;
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
      aria-label={t('Comment on {name}', { name: anchor.name })}
      data-open={request !== null || undefined}
    >
      <button type="button" className={styles.place} onClick={() => workbench.store.setState(showingThread(_id))}>
        {anchor.name}
      </button>
      {anchor.quote && <q className={styles.quote}>{anchor.quote.text}</q>}
      {comments.map((comment) => (
        <OneComment key={comment._id} comment={comment} />
      ))}
      {resolvedBy !== null && (
        <p className="note">
          {t('Resolved by {resolvedBy} {when}', {
            resolvedBy: nameOf(resolvedBy),
            when: dateAndTime(resolvedAt ?? undefined),
          })}
        </p>
      )}
      {isReplying ? (
        <CommentForm
          label={isOfGuest ? t('Reply, which the guest sees too') : t('Reply')}
          action={t('Reply')}
          purpose={`reply to ${_id}`}
          onSend={(text) => {
            changeComment(workbench, { kind: 'reply', comment: newKey(), thread: _id, text });
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setReplying(true)}>{t('Reply')}</Button>
          <Button onClick={() => changeComment(workbench, { kind: isResolved ? 'reopen' : 'resolve', comment: _id })}>
            {isResolved ? t('Reopen') : t('Resolve')}
          </Button>
        </div>
      )}
    </article>
  );
}

function OneComment({ comment }: { comment: PageComment }) {
  const { _id, author, text, createdAt, editedAt } = comment;
  const workbench = useWorkbench();
  const nameOf = useNameOf();
  const [isEditing, setEditing] = useState(false);
  const isSent = useEditor((state) => !isUnsent(state, _id));
  const isOwn = useEditor(({ session }) => session.kind !== 'loggedOut' && session.username === author);
  const isAdmin = useEditor(({ session }) => session.kind !== 'loggedOut' && session.rights?.isAdmin === true);
  if (text === '') return <p className="note">{t('This comment was removed.')}</p>;
  const items = [
    isOwn && { label: t('Edit'), icon: icons.Pencil, onChoose: () => setEditing(true) },
    (isOwn || isAdmin) && {
      label: t('Remove'),
      icon: icons.Trash2,
      onChoose: () => changeComment(workbench, { kind: 'remove', comment: _id }),
    },
  ].filter((item) => item !== false);
  return (
    <div className={styles.comment}>
      <p className="note">
        <strong className={styles.author}>{nameOf(author)}</strong> {dateAndTime(createdAt)}
        {editedAt && `, ${t('edited')}`}
        {!isSent && <span className={styles.waiting}> {t('Waiting to be sent')}</span>}
      </p>
      {items.length > 0 && !isEditing && (
        <Menu
          label={t('More about the comment by {author}', { author: nameOf(author) })}
          className={styles.more}
          items={items}
        >
          <icons.Ellipsis size={16} aria-hidden />
        </Menu>
      )}
      {isEditing ? (
        <CommentForm
          label={t('Comment')}
          action={t('Save')}
          purpose={`edit ${_id}`}
          first={text}
          onSend={(next) => {
            changeComment(workbench, { kind: 'edit', comment: _id, text: next });
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
