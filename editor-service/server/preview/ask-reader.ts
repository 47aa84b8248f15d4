import { draftsReader } from '#content-store/drafts/content/reader.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment, Question, Reader } from '#content-store/model/published/reader.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { Handler } from '../calls/call-context.ts';
import { domainEnvironment } from '../domains/domain-environment.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { isHiddenFrom } from '../roles/page-roles.ts';

/** Answers the questions of blocks that are being edited, from drafts, in the order of the questions. */
export const askReader =
  (db: Db, environment: PublicEnvironment): Handler<'reader/ask'> =>
  async ({ domainId, questions }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const ofDomain = await domainEnvironment(db, domainId, 'draft', environment);
    const reader = draftsReader(db, domainId, ofDomain, 'draft', publicContent);
    const isHidden = async ({ kind, input }: Question) =>
      kind === 'page' && isHiddenFrom(caller, db, { domainId, slug: input.slug });
    return Promise.all(questions.map(async (question) => ((await isHidden(question)) ? null : ask(reader, question))));
  };

function ask(reader: Reader, { kind, input }: Question): Promise<unknown> {
  return reader.ask(kind, input);
}
