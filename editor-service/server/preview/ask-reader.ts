import { draftsReader } from '#content-store/drafts/content/reader.ts';
import type { Question, Reader } from '#content-store/model/published/reader.ts';
import { removePrivate } from '#site/content/remove-private.ts';
import type { Handler } from '../calls/call-context.ts';
import { domainEnvironment } from '../domains/domain-environment.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { isHiddenFrom } from '../roles/page-roles.ts';

/** Answers what blocks ask while an editor works on them, from drafts, in the order of the questions. */
export const askReader: Handler<'reader/ask'> = async ({ domainId, questions }, { service, caller }) => {
  await requireDomain(service, domainId, caller);
  const environment = await domainEnvironment(service.db, domainId, 'draft', service.environment);
  const reader = draftsReader(service.db, domainId, environment, 'draft', removePrivate);
  const isHidden = async ({ kind, input }: Question) =>
    kind === 'page' && isHiddenFrom(caller, service.db, { domainId, slug: input.slug });
  return Promise.all(questions.map(async (question) => ((await isHidden(question)) ? null : ask(reader, question))));
};

function ask(reader: Reader, { kind, input }: Question): Promise<unknown> {
  return reader.ask(kind, input);
}
