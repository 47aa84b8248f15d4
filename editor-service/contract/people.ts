import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AUDIT_ACTIONS, auditEntrySchema } from '#content-store/model/people/audit-entry.ts';
import { editorLanguageSchema } from '#content-store/model/people/editor-language.ts';
import { roleSchema } from '#content-store/model/people/role.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import { get, post } from './call.ts';
import { collectionField, idField, nothing, numberField } from './fields.ts';

/** Long enough for any bcrypt password in any script; every password over 72 bytes gets the same refusal. */
export const passwordField = z.string().max(1000);
export const emailField = z.string().trim().max(320);

/** Empty: that of the browser. */
const chosenLanguage = z.union([editorLanguageSchema, z.literal('')]);

/** What a page requires one role for. */
const pageRole = z.object({
  _id: idField,
  level: z
    .object({
      viewer: z.boolean().default(false),
      editor: z.boolean().default(false),
      publisher: z.boolean().default(false),
    })
    .prefault({}),
});
export type PageRole = z.output<typeof pageRole>;

/** A page as it is called now; absent when it is deleted for good. */
const pageName = z.object({ _id: z.string(), domainId: z.string(), slug: z.string(), title: z.string() });

/** `_id` names a session to end it; no visitor can enter with it. */
const sessionSchema = z.object({
  _id: z.string(),
  /** `Firefox on Windows`; empty when unknown. */
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To some minutes; empty: unknown. */
  usedAt: z.string(),
  /** The address that it was last used from, shortened for IPv6; empty: unknown. */
  network: z.string(),
  /** It is the one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof sessionSchema>;

/** What a person can log in with. */
const LOGS_IN_WITH = ['password', 'passkey', 'code', 'company'] as const;

/** `link`: to send to the person; null when the service mails it. */
const invitation = z.object({ user: userSchema, link: z.string().nullable() });

/** The token is empty while something is needed: a second factor, or that the person sets one up. */
export const loggedIn = z.object({
  statusCode: z.literal(200),
  token: z.string(),
  needs: z.enum(['secondFactor', 'setUp']).optional(),
});

export const signIn = { access: 'public', notByToken: true, body: 'login' } as const;
const byAdmin = { access: 'admin', notByToken: true, confirm: true } as const;
export const byPerson = { access: 'editor', notByToken: true } as const;

/** Users, their roles, and the audit trail of what they did. */
export const peopleCalls = {
  'user/login': post({
    ...signIn,
    payload: z.object({ username: z.string().max(320), password: passwordField }),
    answer: loggedIn,
  }),
  'user/me': post({
    access: 'public',
    payload: nothing,
    answer: z.object({
      user: z.object({ username: z.string(), roles: z.array(z.string()) }).nullable(),
    }),
  }),
  /** Whether a role of the caller is that of an administrator, which names of an organisation's own roles do not say; their language. */
  'user/loadRights': get({
    access: 'editor',
    payload: nothing,
    answer: z.object({ isAdmin: z.boolean(), language: chosenLanguage }),
  }),
  /** What people are called; those without a name are left out. */
  'user/names': get({
    access: 'editor',
    payload: nothing,
    answer: z.array(z.object({ username: z.string(), name: z.string() })),
  }),
  /** `goTo`: where the person's company ends its own session. */
  'user/logout': post({
    access: 'public',
    notByToken: true,
    payload: nothing,
    answer: z.object({ goTo: z.string().optional() }),
  }),
  'user/forgotPassword': post({
    ...signIn,
    payload: z.object({ email: emailField.default('') }),
    answer: z.object({ message: z.string() }),
  }),
  /** A first password, of an invitation or the first administrator, sets the cookie of a session, too; a new one does not. */
  'user/setPassword': post({
    ...signIn,
    payload: z.object({ email: emailField, password: passwordField, token: z.string().max(200) }),
    answer: z.object({ message: z.literal('Success') }),
  }),

  // One's own account.
  'user/loadAccount': get({
    ...byPerson,
    payload: nothing,
    answer: z.object({ user: userSchema, language: chosenLanguage, sessions: z.array(sessionSchema) }),
  }),
  /** Another e-mail needs the password. */
  'user/saveAccount': post({
    ...byPerson,
    audit: 'user change',
    payload: userSchema.pick({ name: true, email: true }).extend({ password: passwordField.default('') }),
    answer: userSchema,
  }),
  /** The language in which the editor speaks to the caller. */
  'user/saveLanguage': post({ ...byPerson, payload: z.object({ language: chosenLanguage }), answer: nothing }),
  /** Ends the caller's other sessions and API tokens. */
  'user/changePassword': post({
    ...byPerson,
    body: 'login',
    payload: z.object({ password: passwordField, newPassword: passwordField }),
    answer: nothing,
  }),
  /** One of the caller's sessions, by default all but this one. */
  'user/endSessions': post({
    ...byPerson,
    confirm: true,
    payload: z.object({ _id: idField.optional() }),
    answer: nothing,
  }),

  /** `invitedUntil`: until when the link of a person without a password is valid; null if there is none. */
  'user/list': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({
      users: z.array(
        userSchema.extend({ invitedUntil: z.string().nullable(), logsInWith: z.array(z.enum(LOGS_IN_WITH)) }),
      ),
      total: z.int(),
    }),
  }),
  /** The link lets the new user choose a password, once, within 7 days. */
  'user/invite': post({
    ...byAdmin,
    audit: 'invite',
    payload: userSchema.pick({ username: true, name: true, email: true, roles: true }),
    answer: invitation,
  }),
  /** A new link, which replaces the earlier one; `byMail: false` to send it some other way. */
  'user/inviteAgain': post({
    ...byAdmin,
    audit: 'invite',
    payload: z.object({ _id: idField, byMail: z.boolean().default(true) }),
    answer: invitation,
  }),
  /** Removes a person who has not chosen a password yet. */
  'user/withdrawInvitation': post({
    ...byAdmin,
    audit: 'withdraw invitation',
    payload: z.object({ _id: idField }),
    answer: userSchema,
  }),
  'user/disable': post({
    ...byAdmin,
    audit: 'user change',
    payload: z.object({ _id: idField, disabled: z.boolean().default(true) }),
    answer: userSchema,
  }),
  'roles/list': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({ roles: z.array(roleSchema), total: z.int() }),
  }),
  'roles/save': post({
    ...byAdmin,
    audit: 'role change',
    payload: z.object({ role: roleSchema.partial({ _id: true }) }),
    answer: roleSchema,
  }),
  'roles/applyToUser': post({
    ...byAdmin,
    audit: 'role change',
    payload: z.object({ _id: idField, roles: z.array(idField).max(50) }),
    answer: userSchema,
  }),
  /** Only the page's `_id` is used; its other fields stay as stored. */
  'roles/applyToPage': post({
    access: 'admin',
    confirm: true,
    body: 'document',
    audit: 'role change',
    payload: z.object({
      page: z.object({ _id: idField }),
      collection: collectionField,
      roles: z.array(pageRole).max(200),
    }),
    answer: pageSchema,
  }),
  'audit/list': get({
    access: 'admin',
    payload: z.object({
      action: z.enum(AUDIT_ACTIONS).optional(),
      actor: z.string().max(100).optional(),
      page: numberField(1, 1_000_000, 1),
      size: numberField(1, 100, 50),
    }),
    answer: z.object({ entries: z.array(auditEntrySchema.extend({ page: pageName.optional() })), total: z.int() }),
  }),
};
