import { siteLanguages } from '#site/fields/site-languages.ts';
import { formsTabs } from '../forms/tabs.ts';
import { importsTab } from '../move-in/tabs.ts';
import { systemTab } from '../operations/tabs.ts';
import { pagesTabs } from '../pages/tabs.ts';
import { peopleTabs } from '../people/tabs.ts';
import { publishingTabs } from '../publishing/tabs.ts';
import { t } from '../words/t.ts';
import { type ModalTab, TabbedTask } from '../workbench/server-state/TabbedTask.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { ownTabs } from './extensions/own-tabs.tsx';
import { YourWork } from './your-work/YourWork.tsx';

export const dashboardTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: t('Your work'), words: 'start home drafts waiting tasks', Panel: YourWork },
  pagesTabs.sitemap,
  formsTabs.submissions,
  publishingTabs.releases,
  publishingTabs.schedule,
  publishingTabs.published,
  formsTabs.quarantine,
  formsTabs.mail,
  formsTabs.subscribers,
  publishingTabs.webhook,
  importsTab,
  ...(siteLanguages.length > 1 ? [pagesTabs.translators] : []),
  pagesTabs.report,
  pagesTabs.trash,
  peopleTabs.activity,
  systemTab,
  ...ownTabs,
];

/** The start page, and the site's pages, submissions, mail and activity. */
export function DashboardDialog({ tab }: { tab?: string }) {
  const session = useEditor((state) => state.session);
  const username = session.kind === 'loggedOut' ? '' : session.username;
  const title = t('Welcome to your dashboard {username}', { username });
  return <TabbedTask title={title} label={t('Dashboard')} size="broad" tabs={dashboardTabs} tab={tab} />;
}
