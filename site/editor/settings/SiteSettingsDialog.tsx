import { type ModalTab, ModalTabs } from '../shell/dialogs/ModalTabs.tsx';
import { TaskModal } from '../shell/dialogs/TaskModal.tsx';
import { SiteTagsTab } from '../tags/SiteTagsTab.tsx';
import { CategoriesTab } from './CategoriesTab.tsx';
import { FilesTab } from './FilesTab.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { AcknowledgementBoxTab, BannerTab } from './NoticeTab.tsx';
import { RedirectsTab } from './RedirectsTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { SeoTab } from './SeoTab.tsx';
import { OpenGraphTab, TwitterTab } from './SocialTab.tsx';

const TABS: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', Panel: GeneralTab },
  { name: 'Open Graph', Panel: OpenGraphTab },
  { name: 'Twitter', Panel: TwitterTab },
  { name: 'SEO', Panel: SeoTab },
  { name: 'Redirects', Panel: RedirectsTab },
  { name: 'Categories', Panel: CategoriesTab },
  { name: 'Tags', Panel: SiteTagsTab },
  { name: 'Files', Panel: FilesTab },
  { name: 'Roles', Panel: RolesTab },
  { name: 'Banner', Panel: BannerTab },
  { name: 'Acknowledgement Box', Panel: AcknowledgementBoxTab },
];

/** Everything that belongs to the whole site rather than to one page (specification §2, §3). */
export function SiteSettingsDialog() {
  return (
    <TaskModal title="Site Settings">
      <ModalTabs label="Site settings" tabs={TABS} isVertical />
    </TaskModal>
  );
}
