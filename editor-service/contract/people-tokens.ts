import { z } from 'zod';
import { apiTokenSchema, TOKEN_DAYS, type TokenScope } from '#content-store/model/people/api-token.ts';
import { type Call, get, post } from './call.ts';
import { idField, nothing } from './fields.ts';
import { byPerson } from './people.ts';

/** API tokens: with them scripts act as a user, as far as the scope of the token goes. */
export const tokenCalls = {
  /** The caller's own; for an administrator those of all. */
  'token/list': get({
    ...byPerson,
    payload: nothing,
    answer: z.object({ tokens: z.array(apiTokenSchema) }),
  }),
  /** For the caller, or by an administrator for another user. `secret` is answered only this once. */
  'token/create': post({
    ...byPerson,
    confirm: true,
    audit: 'token made',
    payload: apiTokenSchema.pick({ name: true, scope: true }).extend({
      userId: idField.optional(),
      days: z.int().min(1).max(TOKEN_DAYS.most, 'A token can be valid for at most a year').default(TOKEN_DAYS.usual),
    }),
    answer: z.object({ token: apiTokenSchema, secret: z.string() }),
  }),
  /** One of the caller's own, or by an administrator any. */
  'token/revoke': post({
    ...byPerson,
    audit: 'token revoked',
    payload: z.object({ _id: idField }),
    answer: apiTokenSchema,
  }),
};

const SCOPES = { editor: 'edit', publisher: 'publish', admin: 'administer' } as const;

/** The scope that a token needs for a call, besides the rights of its user; null: any valid token, as any visitor. */
export function scopeFor({ access, ...call }: Pick<Call, 'access' | 'method' | 'onlyReads'>): TokenScope | null {
  if (access === 'public') return null;
  return access === 'editor' && (call.method === 'GET' || call.onlyReads) ? 'read' : SCOPES[access];
}
