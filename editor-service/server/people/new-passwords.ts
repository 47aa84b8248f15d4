import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { Settings } from '../runtime/settings.ts';
import { type Passwords, requireUsable } from './passwords.ts';

/** One on each line, in small letters. */
const COMMON = new URL('./common-passwords.txt', import.meta.url);
const PRODUCT_NAME = 'Pagewright';
/** Shorter words say nothing about a site or a person. */
const MIN_WORD = 3;
/** Fewer letters and digits of one's own, beside such words, are soon guessed: a year, a number. */
const MIN_OWN = 5;
const TIMEOUT_MS = 2000;

interface Needs {
  db: Db;
  passwords: Pick<Passwords, 'hash'>;
  settings: Pick<Settings, 'passwordCheckUrl' | 'publicSiteUrl' | 'publicEditorUrl'>;
  warn: (error: unknown, message: string) => void;
}

/** Whose password it will be. */
type Owner = Pick<User, 'username' | 'email'> & { name?: string };

export type HashNewPassword = ReturnType<typeof createHashNewPassword>;

/** Hashes a password that a person chooses. Throws `invalid` for one that others would guess; passwords that exist go on. */
export const createHashNewPassword =
  (needs: Needs) =>
  async (password: string, owner: Owner): Promise<string> => {
    requireUsable(password);
    const weakness = await weaknessOf(needs, password, owner);
    if (weakness !== null) throw new AppError('invalid', weakness);
    return needs.passwords.hash(password);
  };

/**
 * Why others would guess a password, for its owner: it is common, made of names, or known from a breach; null for a good one
 * (OWASP ASVS 5.0, 6.2.4, 6.2.11, 6.2.12).
 */
export async function weaknessOf(
  { db, settings, warn }: Omit<Needs, 'passwords'>,
  password: string,
  owner: Owner,
): Promise<string | null> {
  if (await isCommon(password)) return 'This is one of the most common passwords; choose another';
  if (isMadeOf(await wordsAround(db, settings, owner), password))
    return 'This password is little more than your name or that of the website; choose another';
  const isKnown = await isBreached(settings.passwordCheckUrl, password).catch((error: unknown) => {
    warn(error, 'PASSWORD_CHECK_URL does not answer as it should: a new password was not looked up in breaches');
    return false;
  });
  return isKnown ? 'This password was made public in a breach of another website; choose another' : null;
}

const isCommon = async (password: string): Promise<boolean> =>
  (await readFile(COMMON, 'utf8')).includes(`\n${password.toLowerCase()}\n`);

/** True for a password that is hardly more than these words. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const own = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return own !== letters && own.length < MIN_OWN;
}

/** What everyone knows of the site and of the person, longest words first. */
async function wordsAround(db: Db, { publicSiteUrl, publicEditorUrl }: Needs['settings'], owner: Owner) {
  const domains = (await listDomains(db)).flatMap(({ name, hostnames }) => [name, ...hostnames]);
  const hosts = [publicSiteUrl, publicEditorUrl].flatMap((url) => (url ? new URL(url).hostname : []));
  const names = [PRODUCT_NAME, ...domains, ...hosts, owner.username, owner.name ?? '', owner.email];
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).map(lettersOf);
  return words.filter((word) => word.length >= MIN_WORD).sort((a, b) => b.length - a.length);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Asks for all breached passwords whose hash begins alike; more never leaves the service. https://haveibeenpwned.com/API/v3#PwnedPasswords */
async function isBreached(url: string | undefined, password: string): Promise<boolean> {
  if (url === undefined) return false;
  const digest = hash('sha1', password).toUpperCase();
  const [start, rest] = [digest.slice(0, 5), digest.slice(5)];
  const headers = { 'Add-Padding': 'true' };
  const response = await fetch(`${url}/${start}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  // `SUFFIX:COUNT`; a count of 0 is padding.
  return (await response.text()).split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'));
}
