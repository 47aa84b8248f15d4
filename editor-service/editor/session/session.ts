import { ask, send } from '../api/client.ts';
import { load } from '../loading/load.ts';
import { isTask } from '../store/state/dialog.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Logs in. After an expired session, the page and the work on it stay as they are. Throws CallFailed. */
export async function logIn(workbench: Workbench, username: string, password: string): Promise<void> {
  const { store } = workbench;
  await send('user/login', { username, password });
  await checkSession(workbench);
  const { session, documents } = store.getState();
  if (session.kind !== 'active') return;
  store.setState(({ dialog }) => ({ dialog: isTask(dialog) ? dialog : null }));
  if (!documents) await load(workbench);
}

/** Loads who is logged in. Throws CallFailed. */
export async function checkSession({ store }: Workbench): Promise<void> {
  const { user } = await send('user/me', {});
  if (!user) return store.setState({ session: { kind: 'loggedOut' } });
  const { username, roles } = user;
  store.setState({ session: { kind: 'active', username } });
  const { isAdmin } = await ask('user/loadRights', {});
  store.setState({ session: { kind: 'active', username, rights: { roles, isAdmin } } });
}

/** Ends the session and reloads the editing service as a visitor. Throws CallFailed. */
export async function logOut(): Promise<void> {
  await send('user/logout', {});
  window.location.reload();
}
