import { RolesTab } from '../accounts/RolesTab.tsx';
import { Library } from '../media/Library.tsx';
import { TaskModal } from '../server-state/TaskModal.tsx';
import { CategoriesTab } from '../settings/CategoriesTab.tsx';
import { GeneralTab } from '../settings/GeneralTab.tsx';
import { AcknowledgementBoxTab, BannerTab } from '../settings/NoticeTab.tsx';
import { RedirectsTab } from '../settings/RedirectsTab.tsx';
import { SeoTab } from '../settings/SeoTab.tsx';
import { OpenGraphTab, TwitterTab } from '../settings/SocialTab.tsx';
import { SiteTagsTab } from '../tags/SiteTagsTab.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';

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

/** Everything that belongs to the whole site rather than to one page (specification §2, §3). */
export function SiteSettingsDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Site Settings" size="task">
      <ModalTabs label="Site settings" tabs={siteSettingsTabs} first={tab} isVertical />
    </TaskModal>
  );
}
