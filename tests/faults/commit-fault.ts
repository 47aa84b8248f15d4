import { appendFileSync, readFileSync } from 'node:fs';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';

/** For `node --import` in a thread: counts commits in the file COMMIT_FAULT; its first line makes them hold or fail. */
const file = process.env.COMMIT_FAULT ?? '';
const fault = () => readFileSync(file, 'utf8').split('\n')[0];

beforeStatements((sql) => {
  if (sql !== 'commit') return;
  appendFileSync(file, '\ncommit');
  while (fault() === 'hold') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  if (fault() === 'fail') throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
});
