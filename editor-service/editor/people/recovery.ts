import { send } from '../api/client.ts';
import type { Recovery } from '../store/state/dialog.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { enter } from './session.ts';

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
 * Sets the password of the link's owner, or creates the first administrator. A first password opens the editor, a new one
 * the login. Throws CallFailed.
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
  if (user && user.username !== before.user?.username) return void (await enter(workbench));
  toastSuccess(workbench, 'Password successfully reset, you can now login.');
  workbench.store.setState({ dialog: { kind: 'login', username: email } });
}
