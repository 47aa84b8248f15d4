import { AppError } from './error.ts';

/**
 * Loads a package that only some installations use, for this reason: `DATABASE_URL is set`. Throws AppError `unavailable` that
 * says how to install it.
 */
export async function loadPackage<T>(name: string, reason: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    throw new AppError('unavailable', `${reason}, but ${name} is not installed: npm install ${name}`, { cause });
  }
}
