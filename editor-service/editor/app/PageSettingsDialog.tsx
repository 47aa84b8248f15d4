import { pageTabs, sectionTabs } from '../pages/tabs.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

/** Everything about a page or section that is not typed on it. */
export function PageSettingsDialog({ tab }: { tab?: string }) {
  const isSection = useEditor(({ saved }) => saved !== null && collectionOf(saved.page) === 'sections');
  const title = isSection ? 'Section settings' : 'Page settings';
  return (
    <TaskModal title={title} size="task">
      <ModalTabs
        label={isSection ? 'Section settings' : 'Page settings'}
        tabs={isSection ? sectionTabs : pageTabs}
        first={tab}
        isVertical
      />
    </TaskModal>
  );
}
