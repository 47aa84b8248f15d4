import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../api/client.ts';
import { run } from '../store/state/run.ts';
import { failedCall } from './failed-call.ts';
import { sampleWorkbench } from './testing/sample-workbench.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = new CallFailed(401, { message: 'Please log in' });

function atWork() {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  store.setState({ session: { kind: 'active', username: 'ada' } });
  return { workbench, store, dialog: () => store.getState().dialog };
}

test('failedCall() asks for a login immediately when the session has expired', () => {
  const { workbench, dialog } = atWork();
  failedCall(workbench, ended);
  expect(dialog()).toEqual({ kind: 'login' });
});

test('failedCall() waits for a pause in typing before it asks for a login', () => {
  const { workbench, store, dialog } = atWork();
  const type = (value: string) =>
    run(store, { kind: 'setField', owner: { kind: 'page' }, field: 'header.heading', value });
  type('K');
  failedCall(workbench, ended);
  vi.advanceTimersByTime(900);
  type('Kn');
  vi.advanceTimersByTime(900);
  expect(dialog()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(dialog()).toEqual({ kind: 'login' });
});
