import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import { passwordLink } from '../server/people/password-mail.ts';
import { editorAddress, runCommand } from './run-command.ts';

/** Prints a link with which the user can choose a new password. */
await runCommand('npm run user:reset -- --username U', 'database', async (db, settings) => {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const { username } = values;
  if (username === undefined) throw new AppError('invalid', '--username is missing');
  const account = await accountByLogin(db, username);
  if (!account || account.user.disabled) throw new AppError('not-found', `There is no user ${username} who may log in`);
  console.info(`Choose a password here: ${await passwordLink(db, editorAddress(settings), account.user)}`);
});
