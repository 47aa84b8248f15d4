import { useState } from 'react';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { BrowserBar } from './BrowserBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { isNarrowed, NO_BROWSER_FILTER } from './browser-filter.ts';
import type { ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import { PageList } from './PageList.tsx';
import { PageTree } from './PageTree.tsx';
import type { PageTask } from './page-task.ts';
import { rememberBrowserView, rememberedView } from './remember-browser.ts';
import { TaskDialog } from './TaskDialog.tsx';

/** Just long enough that two quick keys are one question, in milliseconds. */
const PAUSE = 30;

/** Finds pages, as a tree or a list, and changes one or many of them. */
export function PageBrowser() {
  return (
    <TaskModal title="Pages">
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
    workbench.store.setState({ announcement: { text: next.size === 0 ? 'None selected' : `${next.size} selected` } });
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
