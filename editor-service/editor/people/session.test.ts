import { afterEach, expect, test, vi } from 'vitest';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { choosePassword, logInHere } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** An editor over the sample, whose browser has a session for ada once a call begins one, or had one before; the calls that it sends. */
function atTheDoor(begins: string | null, before: string | null = null, people: [string, string][] = []) {
  const workbench = sampleWorkbench();
  const sent: [path: string, body: unknown][] = [];
  let user = before === null ? null : { username: before, roles: [] };
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const path = url.replace(/^\/api\/|\?.*/g, '');
    sent.push([path, init?.body ? JSON.parse(init.body) : null]);
    if (path === begins) user = { username: 'ada', roles: [] };
    const names = people.map(([username, name]) => ({ username, name }));
    return Response.json(path === 'user/me' ? { user } : path === 'user/names' ? names : { isAdmin: false });
  });
  return { workbench, store: workbench.store, sent };
}

test('logIn() goes on in the domain of the open page after the session has ended', async () => {
  const { workbench, store, sent } = atTheDoor('user/login');
  store.setState({ session: { kind: 'expired', username: 'ada' }, dialog: { kind: 'login' } });
  await logInHere(workbench, 'ada', 'secret');
  expect(sent).toContainEqual(['config/swapActiveDomain', { domain: { _id: 'd1' } }]);
  expect(store.getState()).toMatchObject({ session: { kind: 'active', username: 'ada' }, dialog: null });
});

test('logIn() leaves it to the service which domain a first login works in', async () => {
  const { workbench, store, sent } = atTheDoor('user/login');
  store.setState({ session: { kind: 'loggedOut' } });
  await logInHere(workbench, 'ada', 'secret');
  expect(sent.map(([path]) => path)).toEqual(['user/login', 'user/me', 'user/loadRights', 'user/names']);
});

const LINK = { token: 't', email: 'ada@example.org' };
const RECOVERY = { kind: 'recovery', recovery: LINK, isIncomplete: false } as const;

test('setPassword() opens the editor when the service begins a session, and asks for a name once there is none', async () => {
  const nameless = atTheDoor('user/setPassword');
  nameless.store.setState({ session: { kind: 'loggedOut' }, dialog: RECOVERY });
  await choosePassword(nameless.workbench, LINK, 'secret');
  expect(nameless.store.getState().dialog).toEqual({ kind: 'yourName' });
  const { workbench, store } = atTheDoor('user/setPassword', null, [['ada', 'Ada Lind']]);
  store.setState({ session: { kind: 'loggedOut' }, dialog: RECOVERY });
  await choosePassword(workbench, LINK, 'secret');
  expect([store.getState().dialog, workbench.said]).toEqual([null, []]);
});

test('setPassword() asks to log in after a recovery, in the specified words', async () => {
  const { workbench, store } = atTheDoor(null);
  store.setState({ session: { kind: 'loggedOut' }, dialog: RECOVERY });
  await choosePassword(workbench, LINK, 'secret');
  expect(store.getState().dialog).toEqual({ kind: 'login', username: 'ada@example.org' });
  expect(workbench.said).toEqual(['Password successfully reset, you can now login.']);
});

test('setPassword() opens no session that another tab of the browser has, whoever it belongs to', async () => {
  const { workbench, store } = atTheDoor(null, 'grace');
  store.setState({ session: { kind: 'loggedOut' }, dialog: RECOVERY });
  await choosePassword(workbench, LINK, 'secret');
  expect(store.getState().session).toEqual({ kind: 'loggedOut' });
  expect(store.getState().dialog).toEqual({ kind: 'login', username: 'ada@example.org' });
});

test('setPassword() opens the session that a first password begins in place of another', async () => {
  const { workbench, store } = atTheDoor('user/setPassword', 'grace');
  store.setState({ session: { kind: 'loggedOut' }, dialog: RECOVERY });
  await choosePassword(workbench, LINK, 'secret');
  expect(store.getState().session).toMatchObject({ kind: 'active', username: 'ada' });
});
