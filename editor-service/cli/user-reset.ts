import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { passwordLink } from '../server/people/password-mail.ts';
import { editorAddress, requireAccount, runCommand } from './run-command.ts';

/** Prints a link with which the user can choose a new password. */
await runCommand('user:reset', 'database', async (db, settings) => {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const { user } = await requireAccount(db, values.username);
  console.info(`Choose a password here: ${await passwordLink(db, editorAddress(settings), user)}`);
});
