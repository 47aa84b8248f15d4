/** What a file system call says that found nothing, a file where a folder should be, or a link where a file should be. */
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ELOOP'];

/** True when a file system call found nothing of the kind. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT.includes(error.code);
}

/** Null instead of the error of a call that found nothing; throws any other. */
export function nullIfAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}
