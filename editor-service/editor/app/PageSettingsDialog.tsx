import { HistoryTab } from '../pages/history/HistoryTab.tsx';
import { PageGeneralTab } from '../pages/PageGeneralTab.tsx';
import { PageRolesTab } from '../pages/PageRolesTab.tsx';
import { PageSeoTab } from '../pages/PageSeoTab.tsx';
import { PageTagsTab } from '../pages/PageTagsTab.tsx';
import { AcademyTab, DatesTab, PageOpenGraphTab, PageTwitterTab } from '../pages/SavedFieldsTab.tsx';
import { SectionGeneralTab } from '../pages/SectionGeneralTab.tsx';
import { SECTION_TABS } from '../pages/section-tabs.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

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

const sectionTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', Panel: SectionGeneralTab },
  ...pageSettingsTabs.slice(1).filter(({ name }) => SECTION_TABS.includes(name)),
];

/** Everything about a page or section that is not typed on it. */
export function PageSettingsDialog({ tab }: { tab?: string }) {
  const isSection = useEditor(({ saved }) => saved !== null && collectionOf(saved.page) === 'sections');
  const title = isSection ? 'Section Settings' : 'Page Settings';
  return (
    <TaskModal title={title} size="task">
      <ModalTabs
        label={isSection ? 'Section settings' : 'Page settings'}
        tabs={isSection ? sectionTabs : pageSettingsTabs}
        first={tab}
        isVertical
      />
    </TaskModal>
  );
}
