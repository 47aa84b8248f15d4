import { Toast } from '@base-ui/react/toast';
import { lazy, type ReactNode, useState } from 'react';
import { OwnPanelsContext } from '../panel/own-panels.ts';
import { LoginContext } from '../server-state/login-context.ts';
import { DialogHostContext } from '../ui/dialog/dialog-host.ts';
import { TOAST_DURATION } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { WorkbenchContext } from '../workbench/workbench-context.ts';
import { dialogHost } from './dialog-host.ts';
import { ownPanels } from './own-panels.ts';

const LoginDialog = lazy(() =>
  import('../session/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

/** Provides by context what the parts of the editor need but may not import. */
export function HandedDown({ workbench, children }: { workbench: Workbench; children: ReactNode }) {
  const [host] = useState(() => dialogHost(workbench));
  return (
    <WorkbenchContext value={workbench}>
      <DialogHostContext value={host}>
        <LoginContext value={LoginDialog}>
          <OwnPanelsContext value={ownPanels}>
            <Toast.Provider toastManager={workbench.toasts} timeout={TOAST_DURATION}>
              {children}
            </Toast.Provider>
          </OwnPanelsContext>
        </LoginContext>
      </DialogHostContext>
    </WorkbenchContext>
  );
}
