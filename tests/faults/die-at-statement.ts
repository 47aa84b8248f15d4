import { isMainThread } from 'node:worker_threads';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';

/** For `node --import`: kills the process, as in a power cut, before statement number DIE_AT. */
let left = Number(process.env.DIE_AT);
if (isMainThread) {
  beforeStatements(() => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
