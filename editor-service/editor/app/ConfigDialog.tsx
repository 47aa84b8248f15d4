import { peopleTabs } from '../people/tabs.ts';
import { siteTabs } from '../site/tabs.ts';
import { type ModalTab, TabbedTask } from '../workbench/server-state/TabbedTask.tsx';

export const configTabs: readonly [ModalTab, ...ModalTab[]] = [siteTabs.domains, peopleTabs.users, peopleTabs.tokens];

/** The settings of the installation: its domains, users and tokens. */
export function ConfigDialog({ tab }: { tab?: string }) {
  return <TabbedTask title="Config settings" size="task" tabs={configTabs} first={tab} />;
}
