import { pageTabs, sectionTabs } from '../pages/tabs.ts';
import { accountTabs } from '../people/tabs.ts';
import type { Task } from '../store/state/dialog.ts';
import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { configTabs } from './ConfigDialog.tsx';
import { dashboardTabs } from './DashboardDialog.tsx';
import { siteSettingsTabs } from './SiteSettingsDialog.tsx';

export type TabsOfTasks = Partial<Record<Task, readonly ModalTab[]>>;

/** The tabs of each dialog that has some, for a page or a section. */
export const tabsOfTasks = (isSection: boolean): TabsOfTasks => ({
  pageSettings: isSection ? sectionTabs : pageTabs,
  siteSettings: siteSettingsTabs,
  dashboard: dashboardTabs,
  config: configTabs,
  account: accountTabs,
});
