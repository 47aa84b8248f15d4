import { AppError } from './error.ts';

/** Packages that only some installations use, by the name with which `pagewright add` installs them. */
export const OPTIONAL_PACKAGES = {
  s3: '@aws-sdk/client-s3',
  postgres: 'pg',
  heic: 'heic-decode',
  company: 'openid-client',
} as const;

/** How an optional package that is absent is installed: `pg is not installed: npx pagewright add postgres` */
export const notInstalled = (kind: keyof typeof OPTIONAL_PACKAGES): string =>
  `${OPTIONAL_PACKAGES[kind]} is not installed: npx pagewright add ${kind}`;

/** True for the error of an `import()` of a package that is absent. */
export const isAbsentPackage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Loads an optional package, for this reason: `DATABASE_URL is set`. Throws AppError `unavailable` that says how to install it.
 */
export async function loadPackage<T>(
  kind: keyof typeof OPTIONAL_PACKAGES,
  reason: string,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isAbsentPackage(cause)) throw cause;
    throw new AppError('unavailable', `${reason}, but ${notInstalled(kind)}`, { cause });
  }
}
