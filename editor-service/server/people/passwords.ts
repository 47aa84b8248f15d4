import bcrypt from 'bcrypt';
import { AppError } from '#content-store/model/error.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';

/** Work factor of new hashes: 2^10 rounds take about 60 ms. */
export const PASSWORD_ROUNDS = 10;
const MIN_BYTES = 8;
/** bcrypt ignores everything beyond this, so two longer passwords could match. */
const MAX_BYTES = 72;
const MAX_RUNNING = 2;
const MAX_WAITING = 40;
/** Version, rounds and salt at the beginning of a hash. */
const SALT_LENGTH = 29;
/** A hash that no password has, made up so that comparisons take as long as with a real one. */
const NOBODYS_SALT_AND_DIGEST = `${'N'.repeat(21)}u${'o'.repeat(30)}u`;
/** Password guessing must not starve other requests. */
const REFUSAL = 'Too many people are logging in, please try again in a moment';

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and compares passwords with bcrypt, off the event loop, a few at a time. */
export function createPasswords(rounds: number) {
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);
  const nobodysHash = `$2b$${String(rounds).padStart(2, '0')}$${NOBODYS_SALT_AND_DIGEST}`;
  return {
    /** Throws `invalid` for a password that is too short or too long. */
    hash: (password: string): Promise<string> => {
      requireUsable(password);
      return inTurn(() => bcrypt.hash(password, rounds));
    },
    /** False without a stored hash, after as much time as with one. */
    matches: async (password: string, hash: string | null): Promise<boolean> => {
      const isEqual = await inTurn(() => bcrypt.compare(password, hash || nobodysHash));
      return isEqual && Boolean(hash) && Buffer.byteLength(password) <= MAX_BYTES;
    },
    /** Hashes secrets with one salt, so that one comparison finds which of them is given. */
    hashAlike: async (secrets: readonly string[]): Promise<string[]> => {
      const salt = await bcrypt.genSalt(rounds);
      const hashes: string[] = [];
      for (const secret of secrets) hashes.push(await inTurn(() => bcrypt.hash(secret, salt)));
      return hashes;
    },
    /** The one of these hashes that a secret has; null for none, after as much time. */
    findAlike: async (secret: string, hashes: readonly string[]): Promise<string | null> => {
      const given = await inTurn(() => bcrypt.hash(secret, (hashes[0] ?? nobodysHash).slice(0, SALT_LENGTH)));
      return hashes.find((hash) => hash === given) ?? null;
    },
  };
}

/** Throws `invalid` for a password that cannot be stored or typed. */
export function requireUsable(password: string): void {
  const bytes = Buffer.byteLength(password);
  // No browser sends a line break or a tab of a password field, so their owner could never log in.
  if (/\p{Cc}/u.test(password)) throw new AppError('invalid', 'A password cannot have line breaks or tabs');
  if (bytes < MIN_BYTES) throw new AppError('invalid', `A password must have at least ${MIN_BYTES} characters`);
  if (bytes > MAX_BYTES) throw new AppError('invalid', `A password can have at most ${MAX_BYTES} bytes`);
}
