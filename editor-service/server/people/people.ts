import type { Ground } from '../runtime/ground.ts';
import { auditHandlers } from './audit-handlers.ts';
import { createAudit } from './create-audit.ts';
import { createAuthenticate } from './create-authenticate.ts';
import { createTokenLimits } from './guess-limit.ts';
import { firstAdministratorLink } from './one-time-link.ts';
import { createPasswords, PASSWORD_ROUNDS } from './passwords.ts';
import { roleHandlers } from './role-handlers.ts';
import { createDeviceTokens, createSessionTokens } from './session-tokens.ts';
import { createTokenCallers } from './token-callers.ts';
import { tokenHandlers } from './token-handlers.ts';
import { userHandlers } from './user-handlers.ts';

interface Needs {
  wakeMails: () => void;
}

/** Who may do what: signing in, users, roles, API tokens, and the audit trail. */
export function openPeople({ settings, db, log, secret, publicEditorUrl }: Ground, { wakeMails }: Needs) {
  const { authDays, hasRateLimits, smtpUrl } = settings;
  const tokens = createSessionTokens(secret, authDays);
  const audit = createAudit(db, log);
  return {
    calls: {
      ...userHandlers({
        ...{ db, audit, tokens, wakeMails, publicEditorUrl, authDays, hasRateLimits },
        passwords: createPasswords(PASSWORD_ROUNDS),
        devices: createDeviceTokens(secret),
        hasMailServer: smtpUrl !== undefined,
      }),
      ...tokenHandlers(db),
      ...roleHandlers(db),
      ...auditHandlers(db),
    },
    audit,
    authenticate: createAuthenticate(db, tokens, createTokenCallers(db, createTokenLimits(db, hasRateLimits))),
    /** The link that creates the first administrator; null once a user exists. */
    firstAdministratorLink: (): Promise<string | null> => firstAdministratorLink(db, publicEditorUrl),
  };
}
