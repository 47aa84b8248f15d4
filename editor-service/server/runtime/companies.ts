import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { messageOf } from '#content-store/model/error.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const words = z.array(z.string().trim().min(1));
const lowerWords = z.array(z.string().trim().toLowerCase().min(1));

const companySchema = z.strictObject({
  /** In the address that the company sends people back to. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must have small letters, digits and - only'),
  /** What its people call it. */
  title: z.string().trim().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }).refine((address) => {
    const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
    return protocol !== 'http:' || LOOPBACK.test(hostname);
  }, 'must start with https://'),
  clientId: z.string().min(1),
  /** Holds the secret of this client, alone; relative to this file. */
  secretFile: z.string().min(1),
  /** Whose people are let in at their first log-in; others need an account here. */
  domains: lowerWords.default([]),
  /** The claim that lists the groups of a person, and the roles of each group. */
  groupsClaim: z.string().min(1).default('groups'),
  roles: z.record(z.string(), z.string().trim().min(1)).default({}),
  scope: z
    .string()
    .regex(/(?:^| )openid(?: |$)/, 'must contain openid')
    .default('openid email profile'),
  /** Further ones of the request that begins a log-in. */
  parameters: z.record(z.string(), z.string()).default({}),
  /** What `amr` or `acr` says when two factors were proved. */
  twoFactors: words.default([]),
});

/** A company whose log-in lets its people in. */
export type Company = Omit<z.output<typeof companySchema>, 'secretFile'> & { secret: string };

/** Reads the file that names the companies, and their secrets; `problems`: a sentence for each mistake. */
export function readCompanies(file: string): { companies: Company[]; problems: string[] } {
  try {
    const found = z.array(companySchema).safeParse(parse(readFileSync(file, 'utf8')));
    if (!found.success) return { companies: [], problems: found.error.issues.map(sentence) };
    const ids = found.data.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) return { companies: [], problems: [`names ${twice} twice`] };
    const companies = found.data.map(({ secretFile, ...company }) => ({
      ...company,
      secret: secretIn(resolve(dirname(file), secretFile)),
    }));
    return { companies, problems: [] };
  } catch (error) {
    return { companies: [], problems: [`could not be read: ${messageOf(error)}`] };
  }
}

const sentence = ({ path, message }: { path: PropertyKey[]; message: string }): string => {
  const [index, ...field] = path;
  return typeof index === 'number'
    ? `has a mistake in company ${index + 1}, ${field.join('.') || 'as a whole'}: ${message}`
    : 'must be a list of companies';
};

function secretIn(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (!secret) throw new Error(`${file} is empty`);
  return secret;
}
