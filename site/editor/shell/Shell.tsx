import { Toast } from '@base-ui/react/toast';
import { lazy, Suspense, useEffect } from 'react';
import { endComparison } from '../actions/compare.ts';
import { TOAST_DURATION } from '../actions/toast.ts';
import type { Workbench } from '../actions/workbench.ts';
import { isTyping } from '../is-typing.ts';
import { shortcutOf } from '../shortcuts.ts';
import { Announcer } from './Announcer.tsx';
import { CanvasBar } from './CanvasBar.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { CurrentDialog } from './dialogs/CurrentDialog.tsx';
import { keepFocus } from './keep-focus.ts';
import { NewerNotice } from './NewerNotice.tsx';
import { performShortcut } from './perform-shortcut.ts';
import { Rail } from './Rail.tsx';
import styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { useEditor, WorkbenchContext } from './workbench-context.ts';

const Outline = lazy(() => import('../structure/Outline.tsx').then((module) => ({ default: module.Outline })));
const ListView = lazy(() => import('../structure/ListView.tsx').then((module) => ({ default: module.ListView })));
const Panel = lazy(() => import('../panel/Panel.tsx').then((module) => ({ default: module.Panel })));

const ComparisonBar = lazy(() => import('./ComparisonBar.tsx').then((module) => ({ default: module.ComparisonBar })));

/** The editor around the page: rail, page, panel, and what opens over them. */
export function Shell({ workbench }: { workbench: Workbench }) {
  return (
    <WorkbenchContext value={workbench}>
      <Toast.Provider toastManager={workbench.toasts} timeout={TOAST_DURATION}>
        <Layout workbench={workbench} />
      </Toast.Provider>
    </WorkbenchContext>
  );
}

function Layout({ workbench }: { workbench: Workbench }) {
  useShortcuts(workbench);
  useEffect(keepFocus, []);
  const isEditing = useEditor((state) => state.documents !== null && state.session.kind !== 'loggedOut');
  const isList = useEditor((state) => state.pageView === 'list') && isEditing;
  const isLoaded = useEditor((state) => state.isLoaded);
  const comparison = useEditor((state) => state.comparison);
  const isOnPage = isEditing && !isList && !comparison;
  const hasPanel = useEditor((state) => state.activeMenuItem === 'select' && state.isPanelOpen) && isOnPage;
  const hasOutline = useEditor((state) => state.isOutlineOpen) && isEditing;
  return (
    <div className={styles.shell}>
      <Rail />
      <Suspense>{hasOutline && <Outline />}</Suspense>
      <div className={styles.middle}>
        <Suspense>{comparison && <ComparisonBar comparison={comparison} />}</Suspense>
        {isEditing && !comparison && <NewerNotice />}
        <div className={styles.canvas}>
          {isEditing && <CanvasBar />}
          <section className={styles.page} aria-label="Page" aria-busy={isEditing && !isLoaded} inert={isList}>
            <CanvasFrame />
          </section>
          <Suspense>{isList && <ListView />}</Suspense>
        </div>
      </div>
      <Suspense>{hasPanel && <Panel />}</Suspense>
      <CurrentDialog />
      <Toasts />
      <Announcer />
    </div>
  );
}

function useShortcuts(workbench: Workbench) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { hasShortcuts, comparison, dialog } = workbench.store.getState();
      if (event.key === 'Escape' && comparison && !dialog) endComparison(workbench);
      const shortcut = hasShortcuts ? shortcutOf(event, isTyping(event.target)) : null;
      if (shortcut && performShortcut(workbench, shortcut)) event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [workbench]);
}
