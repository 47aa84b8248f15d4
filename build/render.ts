import { pagePath } from '#content-store/model/published-path.ts';
import type { AnswerBook } from './answer-book.ts';
import { BuildError } from './build-error.ts';
import type { CompiledSite } from './compiled-site.ts';
import type { Trace } from './manifest.ts';
import { mediaIn } from './media.ts';
import { slugOfAddress } from './outputs.ts';
import { recordingReader } from './recording-reader.ts';

export interface Drawn {
  html: string;
  /** What the site's own scripts and styles need to be allowed. */
  contentSecurityPolicy: string;
  trace: Trace;
}

/** Draws the page of an address and notes what it was made from. Throws a BuildError that names page and block. */
export async function renderAddress(
  site: CompiledSite,
  domainId: string,
  address: string,
  answers: AnswerBook,
): Promise<Drawn> {
  const { reader, reads } = recordingReader(answers);
  await reader.ask('environment', {});
  const page = await site.renderPage(address, { reader });
  if (page.status >= 500) throw new BuildError(address, page.thrown ?? 'rendering failed without an exception');
  if (page.status !== (address === '/404' ? 404 : 200)) throw new BuildError(address, `status ${page.status}`);
  const source = await sourceOf(domainId, address, answers);
  const contentSecurityPolicy = page.headers['content-security-policy'] ?? '';
  const media = await mediaIn(page.html, reader);
  const trace = { address, ...source, compileId: site.compileId, reads: Object.fromEntries(reads), media };
  return { html: page.html, contentSecurityPolicy, trace };
}

async function sourceOf(domainId: string, address: string, answers: AnswerBook): Promise<{ source?: string }> {
  const { answer } = await answers.ask('page', { slug: slugOfAddress(address) });
  return answer ? { source: pagePath(domainId, answer._id) } : {};
}
