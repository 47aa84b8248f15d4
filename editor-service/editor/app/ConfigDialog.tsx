import { peopleTabs } from '../people/tabs.ts';
import { siteTabs } from '../site/tabs.ts';
import { t } from '../words/t.ts';
import { type ModalTab, TabbedTask } from '../workbench/server-state/TabbedTask.tsx';

export const configTabs: readonly [ModalTab, ...ModalTab[]] = [siteTabs.domains, peopleTabs.users];

/** The config settings, of the whole installation: its domains and users. */
export function ConfigDialog({ tab }: { tab?: string }) {
  return <TabbedTask title={t('People and domains')} size="task" tabs={configTabs} tab={tab} />;
}
