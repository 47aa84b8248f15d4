import '#build/require-node.mjs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createUser } from '#content-store/drafts/people/users.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import { checkPayload } from '../server/http/payload.ts';
import { weaknessOf } from '../server/people/new-passwords.ts';
import { companyInvitation, LINK_HOURS, onlyWayIn, passwordLink } from '../server/people/password-mail.ts';
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
  const passwords = createPasswords(PASSWORD_ROUNDS);
  const passwordHash = password ? await passwords.hash(password) : null;
  // The operator, who may try something out, decides; people in the editor are refused.
  const warn = (_error: unknown, message: string) => console.warn(message);
  const weakness = password ? await weaknessOf({ db, settings, warn }, password, { username, email }) : null;
  if (weakness !== null) console.warn(weakness);
  const user = await createUser(db, { username, email, roles, passwordHash }, new Date().toISOString());
  console.info(`Created ${user.username}.`);
  if (password) return;
  const [company, address] = [onlyWayIn(settings), editorAddress(settings)];
  if (company !== null) return console.info(`${companyInvitation(company, user)} ${address}`);
  const link = await passwordLink(db, address, user, LINK_HOURS.invitation);
  console.info(`Choose a password here: ${link}`);
});
