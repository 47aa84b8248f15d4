import { Toast } from '@base-ui/react/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Question } from '#content-store/model/published/reader.ts';
import { askingReader } from '../api/ask-reader.ts';
import { callAbout } from '../api/client.ts';
import { CurrentDialog } from '../app/CurrentDialog.tsx';
import { HandedDown } from '../app/HandedDown.tsx';
import { Toasts } from '../app/shell/Toasts.tsx';
import type { Dialog } from '../store/state/dialog.ts';
import type { EditorState, EditorStore } from '../store/state/editor-state.ts';
import { sampleStore } from '../store/testing/sample-documents.ts';
import { serial } from '../workbench/serial.ts';
import { createQueryClient } from '../workbench/server-state/ServerState.tsx';
import type { ToastData, Workbench } from '../workbench/workbench.ts';
import { type Answers, type FakeService, fakeService } from './fake-service.ts';

export interface Start {
  answers?: Answers;
  state?: Partial<EditorState>;
  /** What the blocks' reader answers; by default nothing. */
  read?: (question: Question) => unknown;
}

export interface OpenEditor {
  /** Acts as a person does. */
  user: UserEvent;
  service: FakeService;
  store: EditorStore;
  workbench: Workbench;
  /** Waits for a toast with this text. */
  toast: (text: string | RegExp) => Promise<unknown>;
}

const ADMINISTRATOR = { kind: 'active', username: 'sam', rights: { roles: ['admin'], isAdmin: true } } as const;

/** No pause between keys, and no search for what covers an element: jsdom has no layout. Journeys prove what covers what. */
const AT_ONCE = { delay: null, pointerEventsCheck: 0 };

/** Renders something as a part of the editor, with the sample page loaded by an administrator. */
export function renderInEditor(
  part: ReactNode,
  { answers = {}, state = {}, read = () => null }: Start = {},
): OpenEditor {
  const service = fakeService(answers);
  const store = sampleStore();
  store.setState({ session: ADMINISTRATOR, loading: { kind: 'ready' }, isLoaded: true, isDraft: true, ...state });
  callAbout(store.getState().domainId);
  const workbench: Workbench = {
    store,
    toasts: Toast.createToastManager<ToastData>(),
    reader: askingReader(async (questions) => questions.map(read)),
    inTurn: serial(),
    ledger: null,
  };
  render(
    <HandedDown workbench={workbench}>
      <QueryClientProvider client={createQueryClient(workbench)}>{part}</QueryClientProvider>
      <CurrentDialog />
      <Toasts />
    </HandedDown>,
  );
  // What is urgent is also read out, from an element of its own.
  const toast = (text: string | RegExp) => screen.findAllByText(text);
  return { user: userEvent.setup(AT_ONCE), service, store, workbench, toast };
}

/** Opens a dialog as the editor does, at a tab if it names one. */
export async function openDialog(dialog: Dialog, start?: Start): Promise<OpenEditor & { dialog: HTMLElement }> {
  const editor = renderInEditor(null, { ...start, state: { ...start?.state, dialog } });
  // A file that replaces modules loads the dialog for itself: on a busy machine, that takes longer than a query waits.
  await act(() => vi.dynamicImportSettled());
  return { ...editor, dialog: await waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')) };
}
