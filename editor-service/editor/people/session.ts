import { ask, send } from '../api/client.ts';
import { load } from '../saving/loading/load.ts';
import { isTask } from '../store/state/dialog.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Logs in. After an expired session, the page and the work on it stay as they are. Throws CallFailed. */
export async function logInHere(workbench: Workbench, username: string, password: string): Promise<void> {
  const { session, domainId } = workbench.store.getState();
  await send('user/login', { username, password });
  // The new session goes on in the domain of the page that is open.
  if (session.kind === 'expired') await send('config/swapActiveDomain', { domain: { _id: domainId } });
  await enter(workbench);
}

/** Opens the editor if the browser has a session by now; false if not. Throws CallFailed. */
export async function enter(workbench: Workbench): Promise<boolean> {
  const { store } = workbench;
  await checkSession(workbench);
  const { session, documents } = store.getState();
  if (session.kind !== 'active') return false;
  store.setState(({ dialog }) => ({ dialog: isTask(dialog) ? dialog : null }));
  if (!documents) await load(workbench);
  return true;
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
