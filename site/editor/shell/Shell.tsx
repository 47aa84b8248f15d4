import { Toast } from '@base-ui/react/toast';
import { lazy, Suspense, useEffect } from 'react';
import { TOAST_DURATION } from '../actions/toast.ts';
import type { Workbench } from '../actions/workbench.ts';
import { isTyping } from '../is-typing.ts';
import { shortcutOf } from '../shortcuts.ts';
import { Announcer } from './Announcer.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { CurrentDialog } from './dialogs/CurrentDialog.tsx';
import { performShortcut } from './perform-shortcut.ts';
import { Rail } from './Rail.tsx';
import styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { useEditor, WorkbenchContext } from './workbench-context.ts';

const Panel = lazy(() => import('../panel/Panel.tsx').then((module) => ({ default: module.Panel })));

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
  const hasPanel = useEditor(
    (state) => state.documents !== null && state.activeMenuItem === 'select' && state.isPanelOpen,
  );
  return (
    <div className={styles.shell}>
      <Rail />
      <section className={styles.canvas} aria-label="Page">
        <CanvasFrame />
      </section>
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
      const { hasShortcuts } = workbench.store.getState();
      const shortcut = hasShortcuts ? shortcutOf(event, isTyping(event.target)) : null;
      if (!shortcut) return;
      event.preventDefault();
      performShortcut(workbench, shortcut);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [workbench]);
}
