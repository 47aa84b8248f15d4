import { pagePath } from '#content-store/model/published/published-path.ts';
import { isNotFound, slugOfAddress } from '../output/addresses.ts';
import type { Trace } from '../output/trace.ts';
import { type AnswerBook, areUnchanged } from '../plan/answer-book.ts';
import { BuildError } from '../plan/build-error.ts';
import { recordingReader } from '../plan/recording-reader.ts';
import type { CompiledSite } from './compiled-site.ts';
import { keptMain, type PresentPage } from './kept-main.ts';
import { firstPicturesIn, mediaIn } from './media-in.ts';

export interface Rendered {
  html: string;
  /** The policy that allows the site's own scripts and styles. */
  contentSecurityPolicy: string;
  trace: Trace;
  /** What is shown differently from how it is stored. */
  warnings: readonly string[];
}

/** A page to render. */
export interface PageRequest {
  domainId: string;
  address: string;
  /** The present file at the address, if its up-to-date part may be kept. */
  present?: PresentPage | undefined;
}

/** Renders the page at an address and records its trace. Throws a BuildError that names page and block. */
export async function renderAddress(
  site: CompiledSite,
  { domainId, address, present }: PageRequest,
  answers: AnswerBook,
): Promise<Rendered> {
  const kept = present && (await keptMain(present, site.compileId, answers));
  const { reader, frameReader, reads } = recordingReader(answers, kept?.reads);
  await reader.ask('environment', {});
  const page = await site.renderPage(address, { reader, frameReader, main: kept?.html });
  if (page.status >= 500) throw new BuildError(address, page.thrown ?? 'rendering failed without an exception');
  if (page.status !== (isNotFound(address) ? 404 : 200)) throw new BuildError(address, `status ${page.status}`);
  const source = await sourceOf(domainId, address, answers);
  const contentSecurityPolicy = page.headers['content-security-policy'] ?? '';
  const media = await mediaIn(page.html, frameReader);
  const first = firstPicturesIn(page.html, media);
  const [mainStart, mainEnd] = page.main ?? [];
  const main = mainStart !== undefined && mainEnd !== undefined && { mainStart, mainEnd };
  const { compileId } = site;
  const trace = { address, ...(source && { source }), compileId, ...reads(), ...main, media, first };
  return { html: page.html, contentSecurityPolicy, trace, warnings: page.warnings };
}

/** True when rendering the page now would give what it gave before, wherever that was. */
export const isCurrent = async (
  { trace }: Rendered,
  { compileId }: CompiledSite,
  { domainId, address }: PageRequest,
  answers: AnswerBook,
): Promise<boolean> =>
  trace.compileId === compileId &&
  trace.source === (await sourceOf(domainId, address, answers)) &&
  areUnchanged(trace.reads, answers);

const sourceOf = (domainId: string, address: string, answers: AnswerBook): Promise<string | undefined> =>
  answers
    .ask('page', { slug: slugOfAddress(address) })
    .then(({ answer }) => (answer ? pagePath(domainId, answer._id) : undefined));
