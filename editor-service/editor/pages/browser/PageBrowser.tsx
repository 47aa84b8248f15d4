import { useState } from 'react';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { Button } from '../../ui/Button.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t } from '../../words/t.ts';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { BrowserBar } from './BrowserBar.tsx';
import { isNarrowed, NO_BROWSER_FILTER } from './browser-filter.ts';
import type { ListedPage } from './browser-row.ts';
import { type PageTask, possibleFor, TASK_NAMES, TASKS_OF_MANY } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import { PageList } from './PageList.tsx';
import { PageTree } from './PageTree.tsx';
import { rememberBrowserView, rememberedView } from './remember-browser.ts';
import { TaskDialog } from './TaskDialog.tsx';

/** The debounce of the search, in milliseconds: just long enough to join two quick keys. */
const PAUSE = 30;

/** Finds pages, as a tree or a list, and changes one or many of them. */
export function PageBrowser() {
  return (
    <TaskModal title={t('Pages')}>
      <Browser />
    </TaskModal>
  );
}

function Browser() {
  const workbench = useWorkbench();
  const [view, setView] = useState(rememberedView);
  const [filter, setFilter] = useState(NO_BROWSER_FILTER);
  const wanted = useDebounced(filter, PAUSE);
  const [isEntering, setEntering] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedPage>>(new Map());
  const [task, setTask] = useState<{ task: PageTask; pages: readonly ListedPage[] } | null>(null);

  function select(page: ListedPage) {
    const next = new Map(selected);
    if (!next.delete(page._id)) next.set(page._id, page);
    setSelected(next);
    workbench.store.setState({
      announcement: { text: next.size === 0 ? t('None selected') : t('{next} selected', { next: next.size }) },
    });
  }

  const rows = {
    selected,
    isEntering: isEntering && wanted === filter,
    onOpen: ({ slug }: ListedPage) => leaveFor(workbench, { kind: 'page', href: `/${slug}` }),
    onSelect: select,
    onTask: (name: PageTask, page: ListedPage) => setTask({ task: name, pages: [page] }),
  };

  return (
    <div className={styles.browser}>
      <BrowserBar
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={(next) => {
          setView(next);
          rememberBrowserView(next);
        }}
        isNarrowed={isNarrowed(filter)}
        onEnterRows={setEntering}
      />
      {view === 'list' || isNarrowed(wanted) ? <PageList {...rows} filter={wanted} /> : <PageTree {...rows} />}
      <BulkBar
        pages={[...selected.values()]}
        onTask={(name, pages) => setTask({ task: name, pages })}
        onClear={() => setSelected(new Map())}
      />
      {task && <TaskDialog {...task} onClose={() => setTask(null)} onChanged={() => setSelected(new Map())} />}
    </div>
  );
}

interface BulkBarProps {
  pages: readonly ListedPage[];
  onTask: (task: PageTask, pages: readonly ListedPage[]) => void;
  onClear: () => void;
}

/** The actions for the selected pages, and to how many of them each applies. */
function BulkBar({ pages, onTask, onClear }: BulkBarProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t('Selected pages')}>
      <strong>{t('{pages} selected', { pages: pages.length })}</strong>
      {TASKS_OF_MANY.map((task) => {
        const possible = possibleFor(task, pages);
        const count = possible.length < pages.length ? ` (${possible.length})` : '';
        return (
          <Button
            key={task}
            look={task === 'delete' ? 'danger' : 'plain'}
            disabled={possible.length === 0}
            title={
              possible.length < pages.length
                ? t('Available for {possible} of them', { possible: possible.length })
                : undefined
            }
            onClick={() => onTask(task, possible)}
          >
            {TASK_NAMES[task]}
            {count}…
          </Button>
        );
      })}
      <span className={styles.gap} />
      <Button onClick={onClear}>{t('Clear selection')}</Button>
    </section>
  );
}
