import { MailTab } from '../forms/MailTab.tsx';
import { QuarantineTab } from '../forms/QuarantineTab.tsx';
import { SubmissionsTab } from '../forms/SubmissionsTab.tsx';
import { SubscribersTab } from '../forms/SubscribersTab.tsx';
import { ImportsTab } from '../move-in/ImportsTab.tsx';
import { SystemTab } from '../operations/SystemTab.tsx';
import { SitemapTab } from '../pages/sitemap/SitemapTab.tsx';
import { TrashTab } from '../pages/TrashTab.tsx';
import { ReportTab } from '../pages/whole-site/ReportTab.tsx';
import { ActivityTab } from '../people/ActivityTab.tsx';
import { ScheduleTab } from '../publishing/ScheduleTab.tsx';
import { WebhookTab } from '../publishing/WebhookTab.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
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

/** The site's pages, submissions, mail and activity. */
export function DashboardDialog({ tab }: { tab?: string }) {
  const session = useEditor((state) => state.session);
  const username = session.kind === 'loggedOut' ? '' : session.username;
  return (
    <TaskModal title={`Welcome to your dashboard ${username}`} size="broad">
      <ModalTabs label="Dashboard" tabs={dashboardTabs} first={tab} />
    </TaskModal>
  );
}
