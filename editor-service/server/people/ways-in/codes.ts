import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import {
  acceptCodeStep,
  codeSecretOf,
  recoveryHashesOf,
  setRecoveryHashes,
  useRecoveryHash,
} from '#content-store/drafts/people/second-factors.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Proof } from '#content-store/model/people/proof.ts';
import { createSeal } from '../../runtime/seal.ts';
import type { Passwords } from '../passwords.ts';

const PERIOD_MS = 30_000;
/** A telephone's clock may be half a minute off (RFC 6238, section 6). */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Letters and digits that nobody confuses; twelve of them are 58 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

interface Needs {
  passwords: Passwords;
  /** Seals what the codes are made from. */
  secret: string;
  /** Shown beside the code by the app. */
  issuer: string;
}

export type Codes = ReturnType<typeof createCodes>;

/** Time-based codes (RFC 6238) and recovery codes. */
export function createCodes({ passwords, secret, issuer }: Needs) {
  const { seal, open } = createSeal(secret, 'second factor');
  const totpOf = (base32: string, label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(base32) });
  /** The period that a code belongs to; null when it belongs to none near now. */
  const stepOf = (sealed: string, code: string): number | null => {
    const base32 = open(sealed);
    const now = Date.now();
    const delta = base32 && totpOf(base32).validate({ token: code, timestamp: now, window: WINDOW });
    return typeof delta === 'number' ? Math.floor(now / PERIOD_MS) + delta : null;
  };

  return {
    /** A new secret for a person: to be stored, to be typed, and to be scanned. */
    make: (username: string) => {
      const { base32 } = new Secret({ size: 20 });
      return { sealed: seal(base32), secret: base32, address: totpOf(base32, username).toString() };
    },
    stepOf,
    /** Ten new recovery codes in place of a person's earlier ones; `store` keeps them, hashed, in a transaction. */
    makeRecoveryCodes: async (userId: string) => {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const hashes = await passwords.hashAlike(codes.map(plain));
      return { codes, store: (db: Db) => setRecoveryHashes(db, userId, hashes) };
    },
    /**
     * What a code proves: one of the person's app, not used before, or one of their recovery codes; `accept` uses it up, in a
     * transaction, and throws `invalid` if that was done meanwhile. Null for a wrong code.
     */
    check: async (db: Db, userId: string, typed: string) => {
      const code = plain(typed);
      const known = await codeSecretOf(db, userId);
      const step = known && /^\d{6}$/.test(code) ? stepOf(known.sealed, code) : null;
      if (known && step !== null && step > known.lastStep)
        return proofOf('code', (handle) => acceptCodeStep(handle, userId, step));
      if (code.length !== GROUPS * GROUP_LENGTH) return null;
      const hash = await passwords.findAlike(code, await recoveryHashesOf(db, userId));
      return hash === null ? null : proofOf('recoveryCode', (handle) => useRecoveryHash(handle, userId, hash));
    },
  };
}

const proofOf = (proof: Proof, use: (db: Db) => Promise<boolean>) => ({
  proof,
  accept: async (db: Db): Promise<void> => {
    if (!(await use(db))) throw new AppError('invalid', WRONG_CODE);
  },
});

/** The one message for every code that is not accepted. */
export const WRONG_CODE = 'This code is not right. Codes work once; wait for the next one, or use a recovery code.';

const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** A code as it is compared: people add spaces and capitals. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
