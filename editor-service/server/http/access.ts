import { AppError } from '#content-store/model/error.ts';
import { covers } from '#content-store/model/people/api-token.ts';
import type { Access, Call } from '../../contract/call.ts';
import { scopeFor } from '../../contract/people-tokens.ts';
import type { Caller } from './call-context.ts';

const REFUSALS: Record<Exclude<Access, 'public' | 'editor'>, string> = {
  publisher: 'You need the publisher role to publish or delete; please ask an administrator',
  admin: 'You need the admin role to do this; please ask an administrator',
};

/** Throws `unauthorised` without a login and `forbidden` when the caller's roles do not suffice. */
export function requireAccess(access: Access, caller: Caller | null, hadToken: boolean): void {
  if (access === 'public') return;
  // In case a route names a guard that does not exist.
  if (access !== 'editor' && !Object.hasOwn(REFUSALS, access)) {
    throw new AppError('unknown-middleware', `Unknown middleware ${String(access)}`);
  }
  if (!caller) {
    throw new AppError('unauthorised', hadToken ? 'Your session has ended, please log in again' : 'Please log in');
  }
  if (access !== 'editor' && !hasAccess(access, caller)) throw new AppError('forbidden', REFUSALS[access]);
}

/** Throws `forbidden` when the caller acts with an API token whose scope does not cover this call. */
export function requireScope(call: Call, caller: Caller | null): void {
  if (!caller?.token) return;
  if (call.notByToken) throw new AppError('forbidden', 'A token cannot do this; please log in');
  const needed = scopeFor(call);
  if (needed && !covers(caller.token.scope, needed)) {
    throw new AppError(
      'forbidden',
      `The token ${caller.token.name} may ${caller.token.scope} only; this needs the scope ${needed}`,
    );
  }
}

const CONFIRMED_MINUTES = 30;

/** Throws `forbidden`, with the reason `confirm`, when the call asks for a person who proved lately who they are. */
export function requireConfirmed({ confirm }: Pick<Call, 'confirm'>, caller: Caller | null): void {
  if (!confirm || !caller?.sessionId) return;
  const proved = Date.parse(caller.provedAt ?? '');
  if (Date.now() - proved < CONFIRMED_MINUTES * 60_000) return;
  throw new AppError('forbidden', 'Please confirm that it is you', { reason: 'confirm' });
}

/** True when the caller, or null for a visitor, passes this guard. */
export function hasAccess(access: Access, caller: Caller | null): boolean {
  if (access === 'public' || !caller) return access === 'public';
  return access === 'editor' || (access === 'publisher' ? mayPublish(caller) : caller.isAdmin);
}

/** True when the caller may publish pages that require no other role. */
export const mayPublish = ({ isAdmin, roles }: Caller): boolean => isAdmin || roles.includes('publisher');
