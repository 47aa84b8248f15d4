import { z } from 'zod';

/**
 * The audited actions: sign-ins, changes of rights, changes visible to visitors, what was done with submissions, exports,
 * and backups; each with what its actor did, which its subject follows: `started` `Move “Docs” to /guides`.
 */
export const AUDIT_VERBS = {
  login: 'logged in',
  'login refused': 'tried to log in without success',
  logout: 'logged out',
  confirm: 'confirmed who they are',
  'sessions ended': 'ended own sessions',
  'password set': 'set a password',
  'password dropped': 'dropped the password',
  'passkey added': 'added a passkey,',
  'passkey removed': 'removed a passkey,',
  'second factor on': 'set up codes as a second factor',
  'second factor off': 'turned codes off',
  'second factor reset': 'had second factors removed',
  'recovery codes made': 'made recovery codes',
  'recovery code used': 'used a recovery code',
  'company joined': 'now logs in with',
  'company roles': 'has new roles from',
  'password forgotten': 'asked for a new password',
  invite: 'invited',
  'withdraw invitation': 'withdrew the invitation of',
  'user change': 'changed',
  'role change': 'changed the roles of',
  'token made': 'created the API token',
  'token revoked': 'revoked the API token',
  save: 'edited',
  'save settings': 'saved',
  publish: 'published',
  'publish with errors': 'published, despite errors,',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
  'remove for good': 'removed for good',
  move: 'started',
  'share preview': 'shared a preview of',
  'withdraw preview': 'withdrew a preview of',
  schedule: 'scheduled',
  'schedule cancel': 'cancelled the schedule for',
  'release change': 'changed the release',
  'release removal': 'removed the release',
  'publish request': 'asked to publish',
  'send back': 'sent back',
  'remove comment': 'removed a comment on',
  'review ask': 'asked about',
  'review answer': 'answered what was asked about',
  'review rules': 'changed what must be approved on',
  'schedule failed': 'had a failed schedule for',
  assign: 'assigned the submission',
  release: 'released the submission',
  translate: 'began to translate',
  export: 'exported',
  import: 'imported',
  'domain change': 'changed the domain',
  backup: 'made a backup',
} as const;
export type AuditAction = keyof typeof AUDIT_VERBS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_VERBS) as [AuditAction, ...AuditAction[]];

/** One line of the audit trail; `at` is UTC, `actor` a username, empty when unknown. */
export const auditEntrySchema = z.object({
  at: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
  address: z.string(),
  /** The name of the API token it was done with; empty: none. */
  token: z.string(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
