import { TokensTab } from '../people/TokensTab.tsx';
import { UsersTab } from '../people/UsersTab.tsx';
import { DomainsTab } from '../site/DomainsTab.tsx';
import { type ModalTab, ModalTabs } from '../ui/dialog/ModalTabs.tsx';
import { TaskModal } from '../workbench/server-state/TaskModal.tsx';

export const configTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'Domains', Panel: DomainsTab },
  { name: 'Users', Panel: UsersTab },
  { name: 'API Tokens', Panel: TokensTab },
];

/** The settings of the installation: its domains, users and tokens. */
export function ConfigDialog({ tab }: { tab?: string }) {
  return (
    <TaskModal title="Config Settings" size="task">
      <ModalTabs label="Config settings" tabs={configTabs} first={tab} isVertical />
    </TaskModal>
  );
}
