import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** What a token may be used for, and how people read it; each scope includes those before it. */
export const SCOPE_WORDS = {
  read: 'Read',
  edit: 'Read and edit',
  publish: 'Read, edit and publish',
  administer: 'Everything except users and tokens',
} as const;
export type TokenScope = keyof typeof SCOPE_WORDS;
export const TOKEN_SCOPES = Object.keys(SCOPE_WORDS) as [TokenScope, ...TokenScope[]];

/** The scopes that mean something for a person's tokens: none does more than its user may. */
export const scopesOf = ({ roles, isAdmin }: { roles: readonly string[]; isAdmin: boolean }): readonly TokenScope[] =>
  TOKEN_SCOPES.slice(
    0,
    TOKEN_SCOPES.indexOf(isAdmin ? 'administer' : roles.includes('publisher') ? 'publish' : 'edit') + 1,
  );

/** True when a token of this scope may do what needs the other. */
export const covers = (scope: TokenScope, needed: TokenScope): boolean =>
  TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed);

/** How long a token is valid, in days. */
export const TOKEN_DAYS = { most: 365, usual: 90 } as const;

/** What tokens begin with, so that people and secret scanners recognise them. */
export const TOKEN_PREFIX = 'pw_';

/** A token with which scripts act as a user; the secret itself is stored nowhere. */
export const apiTokenSchema = z.object({
  _id: idSchema,
  name: z.string().trim().min(1, 'Enter a name for the token').max(100),
  /** Whose rights it has, as far as its scope goes. */
  username: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The person who made it. */
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The day, in UTC; null: never. */
  lastUsedOn: z.string().nullable(),
});
export type ApiToken = z.output<typeof apiTokenSchema>;
