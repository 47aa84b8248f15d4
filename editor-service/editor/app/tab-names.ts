import type { ModalTab } from '../ui/dialog/ModalTabs.tsx';
import { configTabs } from './ConfigDialog.tsx';
import type { TabNames } from './commands/tab-names.ts';
import { dashboardTabs } from './DashboardDialog.tsx';
import { pageSettingsTabs } from './PageSettingsDialog.tsx';
import { siteSettingsTabs } from './SiteSettingsDialog.tsx';

const namesOf = (tabs: readonly ModalTab[]) => tabs.map(({ name }) => name);

/** The tabs of every dialog that has some, for the command palette. */
export const tabNames: TabNames = {
  pageSettings: namesOf(pageSettingsTabs),
  siteSettings: namesOf(siteSettingsTabs),
  dashboard: namesOf(dashboardTabs),
  config: namesOf(configTabs),
};
