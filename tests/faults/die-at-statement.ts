import { isMainThread } from 'node:worker_threads';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';

/** `node --import` this: the process dies, as in a power cut, before the statement whose number DIE_AT gives. */
let left = Number(process.env.DIE_AT);
if (isMainThread) {
  beforeStatements(() => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
