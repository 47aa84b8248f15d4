import { Library } from '../media/Library.tsx';
import { RolesTab } from '../people/RolesTab.tsx';
import { CategoriesTab } from '../site/CategoriesTab.tsx';
import { GeneralTab } from '../site/GeneralTab.tsx';
import { AcknowledgementBoxTab, BannerTab } from '../site/NoticeTab.tsx';
import { RedirectsTab } from '../site/RedirectsTab.tsx';
import { SeoTab } from '../site/SeoTab.tsx';
import { SiteTagsTab } from '../site/SiteTagsTab.tsx';
import { OpenGraphTab, TwitterTab } from '../site/SocialTab.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';

export const siteSettingsTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', Panel: GeneralTab },
  { name: 'Open Graph', Panel: OpenGraphTab },
  { name: 'Twitter', Panel: TwitterTab },
  { name: 'SEO', Panel: SeoTab },
  { name: 'Redirects', Panel: RedirectsTab },
  { name: 'Categories', Panel: CategoriesTab },
  { name: 'Tags', Panel: SiteTagsTab },
  { name: 'Files', Panel: () => <Library kind="file" /> },
  { name: 'Roles', Panel: RolesTab },
  { name: 'Banner', Panel: BannerTab },
  { name: 'Acknowledgement Box', Panel: AcknowledgementBoxTab },
];

/** Everything that belongs to the whole site rather than to one page. */
export function SiteSettingsDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Site Settings" size="task">
      <ModalTabs label="Site settings" tabs={siteSettingsTabs} first={tab} isVertical />
    </TaskModal>
  );
}
