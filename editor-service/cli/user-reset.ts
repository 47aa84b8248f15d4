import '#build/require-node.mjs';
import { parseArgs } from 'node:util';
import { transact } from '#content-store/drafts/database/transact.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { hasBreakGlass, issuerOf, setBreakGlass } from '#content-store/drafts/people/companies.ts';
import { removeSecondFactors, waysInOf } from '#content-store/drafts/people/second-factors.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { AppError } from '#content-store/model/error.ts';
import { hasSecondFactor } from '../server/people/log-in.ts';
import { companyInvitation, onlyWayIn, passwordLink, queueAccountNotice } from '../server/people/password-mail.ts';
import { editorAddress, requireAccount, runCommand } from './run-command.ts';

/** Prints a link with which the user can choose a new password, or says by which company they log in; removes their second factors, and says so. */
await runCommand('user:reset', 'database', async (db, settings) => {
  const options = { username: { type: 'string' }, 'break-glass': { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const isBreakGlass = values['break-glass'] === true;
  const { user, twoSteps, breakGlass } = await requireAccount(db, values.username);
  const hadSecondFactor = twoSteps || hasSecondFactor(await waysInOf(db, user._id));
  const link = await transact(db, async (transaction) => {
    if (hadSecondFactor) {
      const at = new Date().toISOString();
      await removeSecondFactors(transaction, user._id);
      await endSessionsOf(transaction, user._id);
      await queueAccountNotice(transaction, user, at, 'Your passkeys and codes were removed by the operator');
      const entry = { at, actor: '', action: 'second factor reset', subject: user.username, address: '' } as const;
      await recordAudit(transaction, entry);
    }
    if (isBreakGlass) {
      await setBreakGlass(transaction, user._id);
      if (!(await hasBreakGlass(transaction)))
        throw new AppError('conflict', `${user.username} is no administrator; choose one for emergencies`);
    }
    return passwordLink(transaction, editorAddress(settings), user);
  });
  if (hadSecondFactor) console.info(`Removed the passkeys and codes of ${user.username}, and ended their sessions.`);
  if (isBreakGlass) console.info(`${user.username} may log in with a password, whatever LOGIN says; nobody else may.`);
  const issuer = await issuerOf(db, user._id);
  const own = settings.companies.find((company) => company.issuer === issuer)?.title ?? onlyWayIn(settings);
  const company = isBreakGlass || breakGlass ? undefined : own;
  console.info(
    company ? `${companyInvitation(company, user)} ${editorAddress(settings)}` : `Choose a password here: ${link}`,
  );
});
