import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = `
  const { createLog } = await import('#editor-service/server/runtime/log.ts');
  const { openPeople } = await import('#editor-service/server/people/people.ts');
  const db = { insertInto: () => ({ values: () => ({ execute: async () => {} }) }) };
  const caller = { username: 'ada', token: { name: 'Nightly', scope: 'publish' } };
  const ground = { db, log: createLog('info'), secret: 'a secret', publicEditorUrl: 'http://localhost', settings: { authDays: 1, companies: [] } };
  const { audit } = openPeople(ground, { wakeMails: () => {} });
  await audit({ caller, address: '' }, 'publish', { subject: '/about' });
`;

it('an entry of the audit trail is a line for operators too, with the name of the API token', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  expect(JSON.parse(stdout)).toMatchObject({
    event: 'publish',
    actor: 'ada',
    subject: '/about',
    apiToken: 'Nightly',
  });
});
