import { type ModalTab, ModalTabs } from '../shell/dialogs/ModalTabs.tsx';
import { TaskModal } from '../shell/dialogs/TaskModal.tsx';
import { PageTagsTab } from '../tags/PageTagsTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { PageGeneralTab } from './PageGeneralTab.tsx';
import { PageRolesTab } from './PageRolesTab.tsx';
import { PageSeoTab } from './PageSeoTab.tsx';
import { AcademyTab, PageOpenGraphTab, PageTwitterTab } from './SavedFieldsTab.tsx';

const TABS: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', Panel: PageGeneralTab },
  { name: 'SEO', Panel: PageSeoTab },
  { name: 'Open Graph', Panel: PageOpenGraphTab },
  { name: 'Twitter', Panel: PageTwitterTab },
  { name: 'Tags', Panel: PageTagsTab },
  { name: 'Roles', Panel: PageRolesTab },
  { name: 'Academy details', Panel: AcademyTab },
  { name: 'History', Panel: HistoryTab },
];

/** Everything about a page that is not on the page. */
export function PageSettingsDialog() {
  return (
    <TaskModal title="Page Settings">
      <ModalTabs label="Page settings" tabs={TABS} isVertical />
    </TaskModal>
  );
}
