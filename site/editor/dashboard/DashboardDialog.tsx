import { TrashTab } from '../pages/TrashTab.tsx';
import { type ModalTab, ModalTabs } from '../shell/dialogs/ModalTabs.tsx';
import { TaskModal } from '../shell/dialogs/TaskModal.tsx';
import { useEditor } from '../shell/workbench-context.ts';
import { ActivityTab } from './ActivityTab.tsx';
import { MailTab } from './MailTab.tsx';
import { QuarantineTab } from './QuarantineTab.tsx';
import { SitemapTab } from './SitemapTab.tsx';
import { SubmissionsTab } from './SubmissionsTab.tsx';
import { SubscribersTab } from './SubscribersTab.tsx';

const TABS: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'Sitemap', Panel: SitemapTab },
  { name: 'Form Submissions', Panel: SubmissionsTab },
  { name: 'Quarantine', Panel: QuarantineTab },
  { name: 'Mail Outbox', Panel: MailTab },
  { name: 'Subscribers', Panel: SubscribersTab },
  { name: 'Trash', Panel: TrashTab },
  { name: 'Recent Activity', Panel: ActivityTab },
];

/** What there is and what happens on the site (specification §2). */
export function DashboardDialog() {
  const session = useEditor((state) => state.session);
  const username = session.kind === 'loggedOut' ? '' : session.username;
  return (
    <TaskModal title={`Welcome to your dashboard ${username}`}>
      <ModalTabs label="Dashboard" tabs={TABS} />
    </TaskModal>
  );
}
