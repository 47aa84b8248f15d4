import { type ModalTab, ModalTabs } from '../shell/dialogs/ModalTabs.tsx';
import { TaskModal } from '../shell/dialogs/TaskModal.tsx';
import { DomainsTab } from './DomainsTab.tsx';
import { UsersTab } from './UsersTab.tsx';

const TABS: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'Domains', Panel: DomainsTab },
  { name: 'Users', Panel: UsersTab },
];

/** Which sites there are, and who works on them. */
export function ConfigDialog() {
  return (
    <TaskModal title="Config Settings">
      <ModalTabs label="Config settings" tabs={TABS} isVertical />
    </TaskModal>
  );
}
