import type { Generated } from 'kysely';
import type { MailFrequency } from '../../model/entities/notification.ts';
import type { ApiToken } from '../../model/people/api-token.ts';
import type { EditorLanguage } from '../../model/people/editor-language.ts';
import type { Passkey } from '../../model/people/passkey.ts';
import type { User } from '../../model/people/user.ts';
import type { Stored } from './stored.ts';

/** Who may come in, and how. Flags are 0 or 1, times ISO 8601 UTC. */
export interface PeopleTables {
  users: Stored<Omit<User, 'roles' | 'disabled' | 'verified'>> & {
    /** bcrypt; null until the invited person has come in, empty for one who has passkeys instead. */
    passwordHash: string | null;
    mailFrequency: Generated<MailFrequency>;
    /** In which the editor speaks to them; empty: that of the browser. */
    language: Generated<EditorLanguage | ''>;
    disabled: number;
    /** 1: a password alone does not let this person in. */
    twoSteps: Generated<number>;
    /** Since these are noted; null: never. */
    firstLoginAt: Generated<string | null>;
    /** 1: the one administrator who may log in with a password when everybody else comes by their company. */
    breakGlass: Generated<number>;
  };
  roles: { id: string; name: string; admin: number };
  userRoles: { userId: string; roleId: string };
  /** `idHash` is the SHA-256 of the session's id, so that sessions cannot be stolen from the database file. */
  sessions: {
    idHash: string;
    userId: string;
    activeDomainId: string | null;
    createdAt: string;
    expiresAt: string;
    /** What it was started with: `Firefox on Windows`; empty when unknown. */
    device: Generated<string>;
    /** What was proved, separated by spaces, and when that was done last. */
    proofs: Generated<string>;
    provedAt: Generated<string>;
    /** When it was used last, to some minutes, and from which network. */
    usedAt: Generated<string>;
    network: Generated<string>;
  };
  /** `tokenHash` is a SHA-256. */
  apiTokens: Stored<Omit<ApiToken, 'username'>> & { tokenHash: string; userId: string };
  /** Only the hash is stored; without a user the link creates the first administrator. */
  oneTimeLinks: { tokenHash: string; userId: string | null; createdAt: string; expiresAt: string };
  /** What may be answered once, until it expires: a log-in that waits for its second step, or what a passkey is to sign. */
  challenges: { hash: string; purpose: string; userId: string | null; content: string; expiresAt: string };
  /** Keys in base64url; `host`: the host of the editor that they were made for. */
  passkeys: Stored<Omit<Passkey, 'backedUp'>> & {
    userId: string;
    /** The id that its device gave it. */
    credentialId: string;
    publicKey: string;
    counter: number;
    /** A JSON list. */
    transports: string;
    isSynced: number;
    backedUp: number;
    host: string;
  };
  /** `sealed`: the secret of a person's codes, encrypted; `lastStep`: the period whose code was accepted last. */
  codeSecrets: { userId: string; sealed: string; lastStep: number; createdAt: string };
  /** bcrypt, with one salt for all codes of a person. */
  recoveryCodes: { userId: string; codeHash: string };
  /** Whom a company's log-in calls by this subject (OpenID Connect Core, section 5.7). */
  companyPeople: { issuer: string; subject: string; userId: string; createdAt: string };
  /** Sessions that began with the log-in of a company, by their hashes. `sealed`: its tokens, encrypted. */
  companySessions: {
    idHash: string;
    userId: string;
    company: string;
    sealed: string;
    /** When the company was asked last. */
    askedAt: string;
    /** The first question without an answer after its last one; empty: it answered. */
    unansweredSince: string;
  };
}
