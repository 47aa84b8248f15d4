import { AppError } from '../model/error.ts';

/** What a file of the index holds. Throws AppError `unavailable` when its text is damaged. */
export function whenWhole<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', 'A search index file is damaged', { cause });
  }
}
