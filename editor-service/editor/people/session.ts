import type { EditorLanguage } from '#content-store/model/people/editor-language.ts';
import { ask, send } from '../api/client.ts';
import { load } from '../saving/loading/load.ts';
import { isTask, type Recovery } from '../store/state/dialog.ts';
import { t } from '../words/t.ts';
import { loadNames } from '../workbench/load-names.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';

/** Logs in by password; false when a second step is needed. Throws CallFailed. */
export async function logInHere(workbench: Workbench, username: string, password: string): Promise<boolean> {
  const { needs } = await send('user/login', { username, password });
  if (!needs) await enterAfterLogIn(workbench);
  return !needs;
}

/** Leaves for the log-in of a company, which comes back to the open page. Throws CallFailed. */
export async function goToCompany(company: string): Promise<void> {
  const { pathname, search } = window.location;
  const { address } = await send('user/startCompany', { company, goTo: `${pathname}${search}` });
  window.location.assign(address);
}

/** Goes on when a session has begun. After an expired one, the page and the work on it stay as they are. Throws CallFailed. */
export async function enterAfterLogIn(workbench: Workbench): Promise<void> {
  const { session, domainId } = workbench.store.getState();
  // The new session starts in the domain of the open page.
  if (session.kind === 'expired') await send('config/swapActiveDomain', { domain: { _id: domainId } });
  await enter(workbench);
}

/** Opens the editor if the browser has a session by now; false if not. Throws CallFailed. */
async function enter(workbench: Workbench): Promise<boolean> {
  const { store } = workbench;
  const language = await checkSession(workbench);
  const { session, documents } = store.getState();
  if (session.kind !== 'active') return false;
  // Nothing is open yet that a reload would lose.
  if (!documents && language && language !== document.documentElement.lang) {
    window.location.reload();
    return true;
  }
  store.setState(({ dialog }) => ({ dialog: isTask(dialog) ? dialog : null }));
  if (!documents) await load(workbench);
  return true;
}

/** Loads who is logged in, and what people are called; returns the language they chose, if any. Throws CallFailed. */
export async function checkSession(workbench: Workbench): Promise<EditorLanguage | ''> {
  const { store } = workbench;
  const { user } = await send('user/me', {});
  if (!user) {
    store.setState({ session: { kind: 'loggedOut' } });
    return '';
  }
  const { username, roles } = user;
  store.setState({ session: { kind: 'active', username } });
  const [{ isAdmin, language }] = await Promise.all([ask('user/loadRights', {}), loadNames(workbench)]);
  store.setState({ session: { kind: 'active', username, rights: { roles, isAdmin } } });
  return language;
}

/** Extracts the one-time link from an address; null when there is none. `rest` is the address that is safe to show. */
export function recoveryIn({ search, pathname, hash }: Pick<Location, 'search' | 'pathname' | 'hash'>): {
  recovery: Recovery | null;
  rest: string;
} {
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const email = query.get('email') ?? '';
  query.delete('token');
  query.delete('email');
  const rest = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
  return { recovery: token ? { token, email } : null, rest };
}

/** True for a link whose e-mail address was cut off: without one it is the first administrator's, who exists already. */
export function isIncomplete({ email }: Recovery, hasUsers: boolean): boolean {
  return email === '' && hasUsers;
}

/**
 * Sets the password of the link's owner, or creates the first administrator. A first password opens the editor, which
 * asks for a name if there is none; a new one, and one that needs a second step, the login. Throws CallFailed.
 */
export async function choosePassword(
  workbench: Workbench,
  { token, email }: Recovery,
  password: string,
): Promise<void> {
  const before = await send('user/me', {});
  await send('user/setPassword', { email, password, token });
  const { user } = await send('user/me', {});
  // An earlier session, started in another tab, may be another person's.
  if (user && user.username !== before.user?.username) return enterFirst(workbench);
  const { needs } = await ask('user/loadStep', {});
  if (!needs) toastSuccess(workbench, t('Password successfully reset, you can now login.'));
  workbench.store.setState({ dialog: { kind: 'login', username: email } });
}

/** Opens the editor for a person who has come in for the first time, and asks for a name if there is none. Throws CallFailed. */
export async function enterFirst(workbench: Workbench): Promise<void> {
  await enter(workbench);
  const { dialog, names, session } = workbench.store.getState();
  if (dialog === null && session.kind === 'active' && !names.has(session.username))
    workbench.store.setState({ dialog: { kind: 'yourName' } });
}
