import { ActivityTab } from '../dashboard/ActivityTab.tsx';
import { ImportsTab } from '../dashboard/ImportsTab.tsx';
import { MailTab } from '../dashboard/MailTab.tsx';
import { QuarantineTab } from '../dashboard/QuarantineTab.tsx';
import { SitemapTab } from '../dashboard/SitemapTab.tsx';
import { SubmissionsTab } from '../dashboard/SubmissionsTab.tsx';
import { SubscribersTab } from '../dashboard/SubscribersTab.tsx';
import { SystemTab } from '../dashboard/SystemTab.tsx';
import { WebhookTab } from '../dashboard/WebhookTab.tsx';
import { TrashTab } from '../pages/TrashTab.tsx';
import { ScheduleTab } from '../publishing/ScheduleTab.tsx';
import { TaskModal } from '../server-state/TaskModal.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { ReportTab } from '../whole-site/ReportTab.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

export const dashboardTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'Sitemap', Panel: SitemapTab },
  { name: 'Form Submissions', Panel: SubmissionsTab },
  { name: 'Schedule', Panel: ScheduleTab },
  { name: 'Quarantine', Panel: QuarantineTab },
  { name: 'Mail Outbox', Panel: MailTab },
  { name: 'Subscribers', Panel: SubscribersTab },
  { name: 'Webhook', Panel: WebhookTab },
  { name: 'Imports', Panel: ImportsTab },
  { name: 'Report', Panel: ReportTab },
  { name: 'Trash', Panel: TrashTab },
  { name: 'Recent Activity', Panel: ActivityTab },
  { name: 'System', Panel: SystemTab },
];

/** The site's pages, submissions, mail and activity (specification §2). */
export function DashboardDialog({ tab }: { tab?: string }) {
  const session = useEditor((state) => state.session);
  const username = session.kind === 'loggedOut' ? '' : session.username;
  return (
    <TaskModal title={`Welcome to your dashboard ${username}`} size="broad">
      <ModalTabs label="Dashboard" tabs={dashboardTabs} first={tab} />
    </TaskModal>
  );
}
