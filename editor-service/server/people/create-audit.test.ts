import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = `
  const { createLog } = await import('#editor-service/server/runtime/log.ts');
  const { createAudit } = await import('#editor-service/server/people/people.ts');
  const db = { insertInto: () => ({ values: () => ({ execute: async () => {} }) }) };
  const caller = { username: 'ada', token: { name: 'Nightly', scope: 'publish' } };
  await createAudit(db, createLog('info'))({ caller, address: '' }, 'publish', { subject: '/about' });
`;

it('createAudit() writes a line for operators, with the name of the API token', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  expect(JSON.parse(stdout)).toMatchObject({
    event: 'publish',
    actor: 'ada',
    subject: '/about',
    apiToken: 'Nightly',
  });
});
