import { filesTab } from '../media/tabs.ts';
import { peopleTabs } from '../people/tabs.ts';
import { siteTabs } from '../site/tabs.ts';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';

export const siteSettingsTabs: readonly [ModalTab, ...ModalTab[]] = [
  siteTabs.general,
  siteTabs.openGraph,
  siteTabs.twitter,
  siteTabs.seo,
  siteTabs.redirects,
  siteTabs.categories,
  siteTabs.tags,
  filesTab,
  peopleTabs.roles,
  siteTabs.banner,
  siteTabs.acknowledgementBox,
];

/** Everything that belongs to the whole site rather than to one page. */
export function SiteSettingsDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Site settings" size="task">
      <ModalTabs label="Site settings" tabs={siteSettingsTabs} first={tab} isVertical />
    </TaskModal>
  );
}
