import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../api/client.ts';
import { run } from '../store/state/run.ts';
import { askWhichStays, failedCall } from './failed-call.ts';
import { sampleWorkbench } from './testing/sample-workbench.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('askWhichStays() waits until the cursor leaves the text, in the page’s frame too', () => {
  const { store, dialog } = atWork();
  const inText = { closest: () => ({}) };
  const outside = { closest: () => null };
  const question = {
    kind: 'conflict',
    stored: { revision: 2, updatedAt: '2026-01-01T09:00:00.000Z', updatedBy: 'ben' },
  } as const;
  vi.stubGlobal('document', { activeElement: { ...outside, contentDocument: { activeElement: inText } } });
  askWhichStays(store, question);
  vi.advanceTimersByTime(60_000);
  expect(dialog()).toBeNull();
  vi.stubGlobal('document', { activeElement: outside });
  vi.advanceTimersByTime(1000);
  expect(dialog()).toEqual(question);
});
