import { parseDocumentPath } from '#content-store/model/published/published-path.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';
import type { FileProblem } from '#content-store/published/parse-file.ts';
import type { BuildFailure } from './build-error.ts';
import { topicsOfQuestion } from './topics.ts';

/** A question has no answer because a published file cannot be read; pages that ask it keep their present output. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * A reader that refuses questions about documents that were already damaged at the start: their defaults (an empty
 * navigation) must not reach pages. For a document damaged later, the snapshot keeps the previous version.
 */
export function refusingReader(reader: Reader, content: DomainContent, problems: Iterable<FileProblem>): Reader {
  const damaged = new Map([...problems].flatMap((problem) => unanswerableBy(problem, content)));
  if (damaged.size === 0) return reader;
  return {
    async ask(kind, input) {
      const topics = [...topicsOfQuestion(kind, input), kind];
      const topic = topics.find((candidate) => damaged.has(candidate));
      if (topic) throw new DamagedFileError(damaged.get(topic));
      return reader.ask(kind, input);
    },
  };
}

/** The damaged files of one domain, as build failures. */
export function failuresOf(domainId: string, problems: Iterable<FileProblem>): BuildFailure[] {
  return [...problems]
    .filter(({ path }) => parseDocumentPath(path)?.domainId === domainId)
    .map(({ path, reason }) => ({ domainId, page: path, message: `This file is damaged: ${reason}` }));
}

function unanswerableBy({ path, reason }: FileProblem, content: DomainContent): [topic: string, message: string][] {
  const parsed = parseDocumentPath(path);
  if (parsed?.domainId !== content.domainId) return [];
  const message = `${path} is damaged: ${reason}`;
  if (parsed.kind === 'domain') return content.domain ? [] : [['domain', message]];
  if (parsed.kind === 'mediaList') return ['media', 'file'].map((topic) => [topic, message]);
  if (parsed.kind === 'page') return [];
  if (parsed.kind === 'section') {
    return content.sections.has(parsed.sectionId) ? [] : [[`section ${parsed.sectionId}`, message]];
  }
  if (content.siteDocument(parsed.document, parsed.slugPrefix)) return [];
  return [[parsed.slugPrefix ? `${parsed.document} ${parsed.slugPrefix}` : parsed.document, message]];
}
