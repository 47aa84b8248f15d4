import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { transact } from '#content-store/drafts/database/transact.ts';
import { createApiToken, isAdministrator } from '#content-store/drafts/people/api-tokens.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { covers, SCOPE_WORDS, scopesOf } from '#content-store/model/people/api-token.ts';
import { tokenCalls } from '../contract/people-tokens.ts';
import { checkPayload } from '../server/http/payload.ts';
import { subjectOf } from '../server/http/subject-of.ts';
import { tokenDates } from '../server/people/tokens-and-roles.ts';
import { requireAccount, runCommand } from './run-command.ts';

/** Makes an API token for a user and prints it, this once. */
await runCommand('token:create', 'database', async (db) => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { username: option, name: option, scope: option, days: option } });
  const { username, days: given, ...asked } = values;
  const { user } = await requireAccount(db, username);
  const payload = checkPayload(tokenCalls['token/create'].payload, {
    ...asked,
    ...(given && { days: Number(given) }),
  });
  const { name, scope, days } = payload;
  const { token, secret } = await transact(db, async (transaction) => {
    const dates = tokenDates(days);
    const made = await createApiToken(transaction, user, { name, scope, createdBy: '', ...dates });
    const subject = subjectOf({}, made);
    await recordAudit(transaction, { at: dates.createdAt, actor: '', action: 'token made', subject, address: '' });
    return made;
  });
  const most = scopesOf({ roles: user.roles, isAdmin: await isAdministrator(db, user) }).at(-1) ?? 'read';
  const isLess = !covers(most, scope);
  console.info(`${secret}\n`);
  console.error(
    `Save it now: you cannot see it again. Permissions: ${SCOPE_WORDS[isLess ? most : scope]}, as ${user.username}, ` +
      `until ${token.expiresAt.slice(0, 10)}.${isLess ? ` ${user.username} may not ${scope}, so neither may the token.` : ''}`,
  );
});
