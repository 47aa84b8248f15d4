import { peopleTabs } from '../people/tabs.ts';
import { publishingTabs } from '../publishing/tabs.ts';
import { siteTabs } from '../site/tabs.ts';
import { t } from '../words/t.ts';
import { type ModalTab, TabbedTask } from '../workbench/server-state/TabbedTask.tsx';

export const siteSettingsTabs: readonly [ModalTab, ...ModalTab[]] = [
  siteTabs.seo,
  siteTabs.openGraph,
  siteTabs.twitter,
  siteTabs.redirects,
  siteTabs.categories,
  siteTabs.tags,
  peopleTabs.roles,
  publishingTabs.review,
  siteTabs.banner,
  siteTabs.acknowledgementBox,
];

/** Everything that belongs to the whole site rather than to one page. */
export function SiteSettingsDialog({ tab }: { tab?: string }) {
  return <TabbedTask title={t('Site settings')} size="task" tabs={siteSettingsTabs} tab={tab} />;
}
