import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment, Question, Reader } from '#content-store/model/published/reader.ts';
import { requireDomain } from '../content/domain-for.ts';
import { readerFor } from '../content/domain-reader.ts';
import type { Handler } from '../http/call-context.ts';
import { isHiddenFrom } from '../people/page-roles.ts';

/** Answers the questions of blocks that are being edited, from drafts, in the order of the questions. */
export const askReader =
  (db: Db, environment: PublicEnvironment): Handler<'reader/ask'> =>
  async ({ domainId, questions }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const reader = await readerFor(db, domainId, 'draft', environment);
    const isHidden = async ({ kind, input }: Question) =>
      kind === 'page' && isHiddenFrom(caller, db, { domainId, slug: input.slug });
    return Promise.all(questions.map(async (question) => ((await isHidden(question)) ? null : ask(reader, question))));
  };

function ask(reader: Reader, { kind, input }: Question): Promise<unknown> {
  return reader.ask(kind, input);
}
