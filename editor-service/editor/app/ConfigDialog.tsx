import { peopleTabs } from '../people/tabs.ts';
import { siteTabs } from '../site/tabs.ts';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';

export const configTabs: readonly [ModalTab, ...ModalTab[]] = [siteTabs.domains, peopleTabs.users, peopleTabs.tokens];

/** The settings of the installation: its domains, users and tokens. */
export function ConfigDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Config settings" size="task">
      <ModalTabs label="Config settings" tabs={configTabs} first={tab} isVertical />
    </TaskModal>
  );
}
