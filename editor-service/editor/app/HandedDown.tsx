import { Toast } from '@base-ui/react/toast';
import { lazy, type ReactNode, useState } from 'react';
import { type OwnPanels, OwnPanelsContext } from '../blocks/panel/own-panels.ts';
import { keyOf } from '../store/blocks/owner.ts';
import { isLoginPage } from '../store/state/editor-state.ts';
import { type DialogHost, DialogHostContext } from '../ui/dialog/dialog-host.ts';
import { LoginContext } from '../workbench/server-state/login-context.ts';
import { TOAST_DURATION } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { WorkbenchContext } from '../workbench/workbench-context.ts';
import { TabNamesContext } from './commands/tab-names.ts';

const LoginDialog = lazy(() => import('../people/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })));

/** The panels of blocks that have their own, loaded when such a block is selected. */
const ownPanels: OwnPanels = {
  Section: lazy(() =>
    import('../blocks/sections/SectionPanel.tsx').then((module) => ({ default: module.SectionPanel })),
  ),
  Form: lazy(() => import('../forms/FormPanel.tsx').then((module) => ({ default: module.FormPanel }))),
};

const loadTabNames = () => import('./tab-names.ts').then((module) => module.tabNames);

/** Provides by context what the parts of the editor need but may not import. */
export function HandedDown({ workbench, children }: { workbench: Workbench; children: ReactNode }) {
  const [host] = useState(() => dialogHost(workbench));
  return (
    <WorkbenchContext value={workbench}>
      <DialogHostContext value={host}>
        <LoginContext value={LoginDialog}>
          <OwnPanelsContext value={ownPanels}>
            <TabNamesContext value={loadTabNames}>
              <Toast.Provider toastManager={workbench.toasts} timeout={TOAST_DURATION}>
                {children}
              </Toast.Provider>
            </TabNamesContext>
          </OwnPanelsContext>
        </LoginContext>
      </DialogHostContext>
    </WorkbenchContext>
  );
}

function dialogHost({ store }: Workbench): DialogHost {
  return {
    isAlone: () => isLoginPage(store.getState()),
    close: () => store.setState({ dialog: null }),
    focusRequest: () => store.getState().focusRequest,
    isPanelWanted: () =>
      store.getState().isPanelWanted || document.activeElement?.closest('#panel, [data-ahead]') != null,
    selectedBlock: () => keyOf(store.getState().selection),
    focusBlock: (request) => store.setState({ focusRequest: { ...request } }),
  };
}
