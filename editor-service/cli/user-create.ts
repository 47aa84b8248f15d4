import '#build/require-node.mjs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createUser } from '#content-store/drafts/people/users.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import { checkPayload } from '../server/http/payload.ts';
import { LINK_HOURS, passwordLink } from '../server/people/password-mail.ts';
import { createPasswords, PASSWORD_ROUNDS } from '../server/people/passwords.ts';
import { editorAddress, runCommand } from './run-command.ts';

/** Creates a user with the password from standard input, or prints a link to choose one. */
await runCommand('user:create', 'user', async (db, settings) => {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } },
  });
  const { username, email } = checkPayload(userSchema.pick({ username: true, email: true }), values);
  const roles = values.role === undefined ? [] : [values.role];
  const password = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '');
  const passwordHash = password ? await createPasswords(PASSWORD_ROUNDS).hash(password) : null;
  const user = await createUser(db, { username, email, roles, passwordHash }, new Date().toISOString());
  console.info(`Created ${user.username}.`);
  if (password) return;
  const link = await passwordLink(db, editorAddress(settings), user, LINK_HOURS.invitation);
  console.info(`Choose a password here: ${link}`);
});
