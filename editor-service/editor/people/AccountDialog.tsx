import { t } from '../words/t.ts';
import { TabbedTask } from '../workbench/server-state/TabbedTask.tsx';
import { accountTabs } from './tabs.ts';

/** One's own account: who one is, where one is logged in, and what acts in one's name. */
export function AccountDialog({ tab }: { tab?: string }) {
  return <TabbedTask title={t('My account')} size="task" tabs={accountTabs} tab={tab} />;
}
