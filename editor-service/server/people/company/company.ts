import type { Db } from '#content-store/drafts/database/open-database.ts';
import { issuerOf } from '#content-store/drafts/people/companies.ts';
import type { Account } from '#content-store/drafts/people/find-user.ts';
import type { Ground } from '../../runtime/ground.ts';
import { createSeal } from '../../runtime/seal.ts';
import { createCompanyClient } from './company-client.ts';
import { createCompanySessions } from './company-sessions.ts';

export type Companies = ReturnType<typeof openCompanies>;

/** The companies whose log-in lets people in, and who has to come by it; says in the log which of them cannot be used. */
export function openCompanies({ settings, db, log, secret, publicEditorUrl }: Ground) {
  const { companies, byCompanyOnly } = settings;
  const clients = new Map(
    companies.map((company) => [company.id, createCompanyClient(company, `${publicEditorUrl}/_company/${company.id}`)]),
  );
  for (const { company, check } of clients.values())
    void check().catch((error: unknown) =>
      log.warn(
        { err: error },
        `Nobody can log in with ${company.title}: ${company.issuer} does not answer as it should`,
      ),
    );
  const issuers = companies.map(({ issuer }) => issuer);
  return {
    clients,
    shown: companies.map(({ id, title }) => ({ id, title })),
    byCompanyOnly,
    sessions: createCompanySessions({ db, log, clients, seal: createSeal(secret, 'company'), publicEditorUrl }),
    /** The one by whose log-in a person comes in, or none. */
    of: async (userId: string) => {
      const own = await issuerOf(db, userId);
      return companies.filter(({ issuer }) => issuer === own).map(({ id, title }) => ({ id, title }));
    },
    /** True for people who come in by their company, and in no other way: it decides whether they still may. */
    mustBeAsked: async (handle: Db, { user, breakGlass }: Account): Promise<boolean> => {
      if (breakGlass || issuers.length === 0) return false;
      return byCompanyOnly || issuers.includes((await issuerOf(handle, user._id)) ?? '');
    },
  };
}
