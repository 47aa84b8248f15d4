import { pageTabs, sectionTabs } from '../pages/tabs.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { t } from '../words/t.ts';
import { TabbedTask } from '../workbench/server-state/TabbedTask.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

/** Everything about a page or section that is not typed on it. */
export function PageSettingsDialog({ tab }: { tab?: string }) {
  const isSection = useEditor(({ saved }) => saved !== null && collectionOf(saved.page) === 'sections');
  const title = isSection ? t('Section settings') : t('Page settings');
  const isReleased = useEditor((state) => state.release !== null);
  const [first, ...others] = isSection ? sectionTabs : pageTabs;
  const tabs = [first, ...others.filter(({ isOfDraft }) => !isReleased || !isOfDraft)] as const;
  return <TabbedTask title={title} size="task" tabs={tabs} tab={tab} />;
}
