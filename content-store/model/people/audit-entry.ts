import { z } from 'zod';

/** The audited actions: sign-ins, changes of rights, changes visible to visitors, what was done with submissions, exports, and backups. */
export const AUDIT_ACTIONS = [
  'login',
  'login refused',
  'logout',
  'password set',
  'password forgotten',
  'invite',
  'user change',
  'role change',
  'token made',
  'token revoked',
  'save settings',
  'publish',
  'publish with errors',
  'unpublish',
  'delete',
  'restore',
  'share preview',
  'withdraw preview',
  'schedule',
  'schedule cancel',
  'schedule failed',
  'assign',
  'release',
  'export',
  'import',
  'domain change',
  'backup',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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
