import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '#content-store/model/entities/notification.ts';
import { notificationAddress, notificationSentence } from '#content-store/model/entities/notification-words.ts';
import { ask, send } from '../api/client.ts';
import { workPlaceOf } from '../publishing/work-place-of.ts';
import { leaveFor, openAt } from '../saving/leaving/leave.ts';
import { showingThread } from '../store/state/page-comments.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Modal } from '../ui/dialog/Modal.tsx';
import { useNameOf } from '../ui/person/names.ts';
import { Initials } from '../ui/person/Person.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { said, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Notifications.module.css';

/** What one was told, latest first; each leads to its place, and is read then. */
export function NotificationsDialog() {
  return (
    <Modal title={t('Notifications')} size="corner">
      <ServerState>
        <NotificationList />
      </ServerState>
    </Modal>
  );
}

const SHOWN = { first: 20, most: 100 };

function NotificationList() {
  const workbench = useWorkbench();
  const { store } = workbench;
  const [limit, setLimit] = useState(SHOWN.first);
  const query = useQuery({
    queryKey: ['notifications', limit],
    queryFn: () => ask('notification/list', { limit }),
    placeholderData: keepPreviousData,
  });
  const { mutate: read, isPending } = useChange({
    call: (one?: Notification) => send('notification/read', { _id: one?._id }),
    onSuccess: ({ unread }, one) => {
      store.setState({ unread });
      if (one) goTo(workbench, one);
    },
  });
  return (
    <Answer query={query}>
      {({ notifications, total, unread }) => (
        <>
          <div className={styles.actions}>
            {unread > 0 && (
              <Button disabled={isPending} onClick={() => read(undefined)}>
                {t('Mark all as read')}
              </Button>
            )}
            <Button onClick={() => store.setState({ dialog: { kind: 'account', tab: 'Notifications' } })}>
              {t('Email settings')}
            </Button>
          </div>
          {total === 0 && <Hint>{t('Nothing yet. You are told here when someone needs you, or answers you.')}</Hint>}
          <ul className={styles.list}>
            {notifications.map((one) => (
              <li key={one._id}>
                <Row one={one} onOpen={() => read(one)} />
              </li>
            ))}
          </ul>
          {total > limit && limit < SHOWN.most && (
            <Button onClick={() => setLimit(SHOWN.most)}>{t('Show earlier ones')}</Button>
          )}
        </>
      )}
    </Answer>
  );
}

function Row({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const nameOf = useNameOf();
  const { by, at, text, readAt } = one;
  return (
    <button type="button" className={styles.row} data-unread={readAt === null || undefined} onClick={onOpen}>
      <Initials username={by} />
      <span className={styles.words}>
        {readAt === null && <span className="visually-hidden">{t('Unread:')} </span>}
        <span className={styles.sentence}>{said(notificationSentence(one, nameOf(by)))}</span>
        {text && <q className="note">{text}</q>}
        <time className={styles.when} dateTime={at}>
          {dateAndTime(at)}
        </time>
      </span>
    </button>
  );
}

/** Opens what a notification is about, after asking about unsaved changes: the page at its block, or the dialog. */
function goTo(workbench: Workbench, one: Notification): void {
  const { kind, _id, block = null, release = null, thread } = one.about;
  const show = workbench.store.setState;
  if (kind === 'record') show({ dialog: { kind: 'record', number: Number(_id) } });
  else if (kind === 'release') show({ dialog: { kind: 'dashboard', tab: 'Releases' } });
  else if (kind === 'schedule') show({ dialog: { kind: 'dashboard', tab: 'Schedule' } });
  else if (kind === 'page' || kind === 'section') {
    const [slug = ''] = notificationAddress(one).split(/[?#]/);
    if (!thread) openAt(workbench, slug, block, release);
    else if (workbench.store.getState().slug === slug) show({ dialog: null, ...showingThread(thread) });
    else leaveFor(workbench, { kind: 'page', href: `/${notificationAddress(one)}` });
  } else {
    const place = workPlaceOf({ ...one.about, kind, region: null });
    if ('state' in place) show(place.state);
  }
}
