import { AppError } from './error.ts';

/** Loads a package that only some installations use. Throws AppError `unavailable` that says how to install it. */
export async function loadPackage<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    throw new AppError('unavailable', `The package ${name} is not installed: run npm ci in the program’s folder`, {
      cause,
    });
  }
}
