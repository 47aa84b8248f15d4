import { HistoryTab } from '../history/HistoryTab.tsx';
import { PageGeneralTab } from '../pages/PageGeneralTab.tsx';
import { PageRolesTab } from '../pages/PageRolesTab.tsx';
import { PageSeoTab } from '../pages/PageSeoTab.tsx';
import { PageTagsTab } from '../pages/PageTagsTab.tsx';
import { AcademyTab, DatesTab, PageOpenGraphTab, PageTwitterTab } from '../pages/SavedFieldsTab.tsx';
import { TaskModal } from '../server-state/TaskModal.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';

export const pageSettingsTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', Panel: PageGeneralTab },
  { name: 'SEO', Panel: PageSeoTab },
  { name: 'Open Graph', Panel: PageOpenGraphTab },
  { name: 'Twitter', Panel: PageTwitterTab },
  { name: 'Tags', Panel: PageTagsTab },
  { name: 'Roles', Panel: PageRolesTab },
  { name: 'Dates and places', Panel: DatesTab },
  { name: 'Academy details', Panel: AcademyTab },
  { name: 'History', Panel: HistoryTab },
];

/** Everything about a page that is not typed on it. */
export function PageSettingsDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Page Settings" size="task">
      <ModalTabs label="Page settings" tabs={pageSettingsTabs} first={tab} isVertical />
    </TaskModal>
  );
}
