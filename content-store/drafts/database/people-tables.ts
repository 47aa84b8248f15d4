import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  /** bcrypt; null until the invited person has set one. */
  passwordHash: string | null;
  disabled: number;
  createdAt: string;
  updatedAt: string;
}

export interface RolesTable {
  id: string;
  name: string;
  admin: number;
}

export interface UserRolesTable {
  userId: string;
  roleId: string;
}

/** `idHash` is the SHA-256 of the session's id, so that sessions cannot be stolen from the database file. */
export interface SessionsTable {
  idHash: string;
  userId: string;
  activeDomainId: string | null;
  createdAt: string;
  expiresAt: string;
}

/** Only the hash is stored; without a user the link creates the first administrator. */
export interface OneTimeLinksTable {
  tokenHash: string;
  userId: string | null;
  createdAt: string;
  expiresAt: string;
}

/** `subject`: the id or name of the affected object; `address`: the origin of the request. */
export interface AuditTable {
  id: Generated<number>;
  at: string;
  actor: string;
  action: string;
  subject: string;
  address: string;
}

/** After too many failures, requests with this key are refused until `refusedUntil`. */
export interface FailuresTable {
  key: string;
  count: number;
  refusedUntil: string;
  expiresAt: string;
}
