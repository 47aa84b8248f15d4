import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';

/** Bytes; far more than all folders of the tests need together. */
const ENOUGH = 4 * 1024 ** 3;

/** A folder for all that a stage writes: in memory where there is room, as tests commit and flush thousands of files. */
export async function makeStageFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, process.availableMemory()),
    () => 0,
  );
  return mkdtemp(join(free > ENOUGH ? MEMORY : tmpdir(), 'pagewright-'));
}
