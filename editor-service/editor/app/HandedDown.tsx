import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useState } from 'react';
import { type OwnPanels, OwnPanelsContext } from '../blocks/panel/own-panels.ts';
import { keyOf } from '../store/blocks/owner.ts';
import { isLoginPage } from '../store/state/editor-state.ts';
import { type DialogHost, DialogHostContext } from '../ui/dialog/dialog-host.ts';
import { late } from '../ui/late.ts';
import { NamesContext } from '../ui/person/names.ts';
import { ConfirmContext, LoginContext } from '../workbench/server-state/login-context.ts';
import { TOAST_DURATION, type Workbench } from '../workbench/workbench.ts';
import { useEditor, WorkbenchContext } from '../workbench/workbench-context.ts';

const LoginDialog = late(async () => (await import('../people/dialogs.ts')).peopleDialogs.login);
const ConfirmDialog = late(async () => (await import('../people/dialogs.ts')).confirmDialog.load());

/** The panels of blocks that have their own, loaded when such a block is selected. */
const ownPanels: OwnPanels = {
  Section: late(async () => (await import('../blocks/sections/SectionPanel.tsx')).SectionPanel),
  Form: late(async () => (await import('../forms/FormPanel.tsx')).FormPanel),
};

/** Provides, by context, what folders of the editor need but may not import. */
export function HandedDown({ workbench, children }: { workbench: Workbench; children: ReactNode }) {
  const [host] = useState(() => dialogHost(workbench));
  return (
    <WorkbenchContext value={workbench}>
      <DialogHostContext value={host}>
        <NamesOfState>
          <LoginContext value={LoginDialog}>
            <ConfirmContext value={ConfirmDialog}>
              <OwnPanelsContext value={ownPanels}>
                <Toast.Provider toastManager={workbench.toasts} timeout={TOAST_DURATION}>
                  {children}
                </Toast.Provider>
              </OwnPanelsContext>
            </ConfirmContext>
          </LoginContext>
        </NamesOfState>
      </DialogHostContext>
    </WorkbenchContext>
  );
}

function NamesOfState({ children }: { children: ReactNode }) {
  return <NamesContext value={useEditor((state) => state.names)}>{children}</NamesContext>;
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
