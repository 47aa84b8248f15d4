import { AppError } from '#content-store/model/error.ts';
import type { Access } from '../../contract/call.ts';
import type { Caller } from './call-context.ts';

const REFUSALS: Record<Exclude<Access, 'public' | 'editor'>, string> = {
  publisher: 'Publishing and deleting need the role publisher; please ask an administrator',
  admin: 'This needs the role admin; please ask an administrator',
};

/** Throws `unauthorised` without a login and `forbidden` when the caller's roles do not suffice. */
export function requireAccess(access: Access, caller: Caller | null, hadToken: boolean): void {
  if (access === 'public') return;
  // The specification's error (§8), in case a route names a guard that does not exist.
  if (access !== 'editor' && !Object.hasOwn(REFUSALS, access)) {
    throw new AppError('unknown-middleware', `Unknown middleware ${String(access)}`);
  }
  if (!caller) {
    throw new AppError('unauthorised', hadToken ? 'Your login has ended, please log in again' : 'Please log in');
  }
  if (access !== 'editor' && !hasAccess(access, caller)) throw new AppError('forbidden', REFUSALS[access]);
}

/** True when the caller, or null for a visitor, passes this guard. */
export function hasAccess(access: Access, caller: Caller | null): boolean {
  if (access === 'public' || !caller) return access === 'public';
  return access === 'editor' || (access === 'publisher' ? mayPublish(caller) : caller.isAdmin);
}

/** True when the caller may publish pages that require no other role. */
export const mayPublish = ({ isAdmin, roles }: Caller): boolean => isAdmin || roles.includes('publisher');
