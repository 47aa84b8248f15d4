import { resolve } from 'node:path';
import { type BucketAddress, parseStorageUrl } from '#content-store/files/storage-address.ts';
import { messageOf } from '#content-store/model/error.ts';
import { hasCredentials } from '#content-store/model/values/address-encoding.ts';

const ADDRESSES = [
  'PUBLIC_SITE_URL',
  'PUBLIC_EDITOR_URL',
  'PUBLIC_API_URL',
  'IMAGE_BASE_URL',
  'FILE_BASE_URL',
] as const;

/**
 * The settings of the build commands, read from the environment; `.env.example` explains each variable. Throws one error
 * that lists every bad value; in production the public addresses must be set. Empty values count as not set.
 */
export function readBuildSettings(variables: Record<string, string | undefined>) {
  const bad = ADDRESSES.filter((name) => variables[name] && !isWebAddress(variables[name]));
  const rule = 'must be an address that starts with http:// or https://, without a username or password';
  const problems = bad.map((name) => `${name} ${rule}`);
  if (variables.NODE_ENV === 'production') {
    problems.push(...unsetAddresses(variables).map((name) => `${name} must be set in production`));
  }
  let storage: BucketAddress | null = null;
  try {
    storage = parseStorageUrl(variables.STORAGE_URL || 'file:');
  } catch (error) {
    problems.push(`STORAGE_URL ${messageOf(error)}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const dataDir = resolve(variables.DATA_DIR || './data');
  return {
    dataDir,
    /** The bucket that the site is sent to; null: it stays in `distDir`. */
    storage,
    contentDir: resolve(variables.CONTENT_DIR || `${dataDir}/published`),
    distDir: resolve(variables.DIST_DIR || './dist'),
    /** The id of another site whose dist may be replaced. */
    replaces: variables.REPLACE_SITE || undefined,
    environment: {
      siteUrl: withoutSlash(variables.PUBLIC_SITE_URL || `http://localhost:${variables.SITE_PORT || 4321}`),
      apiUrl: withoutSlash(
        variables.PUBLIC_API_URL || variables.PUBLIC_EDITOR_URL || `http://localhost:${variables.PORT || 4000}`,
      ),
      imageBaseUrl: withoutSlash(variables.IMAGE_BASE_URL ?? ''),
      fileBaseUrl: withoutSlash(variables.FILE_BASE_URL ?? ''),
      gtmId: variables.GTM_ID ?? '',
      recaptchaSiteKey: variables.RECAPTCHA_SITE_KEY ?? '',
    },
  };
}

/** The public addresses that are not set, so that pages would contain addresses of this machine. */
export function unsetAddresses(variables: Record<string, string | undefined>): string[] {
  return [
    ...(variables.PUBLIC_SITE_URL ? [] : ['PUBLIC_SITE_URL']),
    ...(variables.PUBLIC_API_URL || variables.PUBLIC_EDITOR_URL ? [] : ['PUBLIC_EDITOR_URL']),
  ];
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text) && !hasCredentials(text);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
