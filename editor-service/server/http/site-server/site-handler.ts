import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { headersFor, parseHeaderRules } from '#build/write/headers.ts';
import { FOREVER_PRIVATE } from '#build/write/server-rules.ts';
import { asciiAddress, decoded, decodedPath } from '#content-store/model/values/address-encoding.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { type Content, ContentCache } from '../static-files/content-cache.ts';
import { builtPathOf, type FoundFile, fileUnder, findFile } from '../static-files/find-file.ts';
import { sendAttachment, sendContent } from '../static-files/send-content.ts';
import type { SiteFiles } from '../static-files/site-files.ts';
import { sendSentence } from '../waiting/waiting-page.ts';
import { parseRedirectRules, queryTarget, redirectTarget } from './redirect-rules.ts';

interface SiteOptions {
  sites: SiteFiles;
  /** The domain that a hostname belongs to. */
  domainIdOf: (hostname: string) => Promise<string | undefined>;
  /** Answers for a domain that was never built. */
  whileBuilding?: RequestListener;
  /** Resolves when a picture that a page shows is there. */
  makePicture?: (domainId: string, path: string) => Promise<void>;
}

const PICTURE = /^_media\//;
/** Pictures that may have a smaller form. */
const SMALLER = /^\/_media\/[^/]+\.webp$/;
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Serves the built sites as a CDN would: the domain by hostname, its headers, redirects and 404 page; nothing is computed. */
export function siteHandler({ sites, domainIdOf, whileBuilding, makePicture }: SiteOptions): RequestListener {
  const cache = new ContentCache();

  const rulesOf = parsedOnce(parseHeaderRules);
  const redirectsOf = parsedOnce(parseRedirectRules);

  const contentAt = async (root: string, name: string): Promise<Content | null> => {
    const file = fileUnder(root, name);
    return file && cache.read(file);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The storage is away, the disk fails, or too many files are open.
      if (!response.headersSent) return sendSentence(request, response, 503, 'Please try again in a moment');
      response.destroy(error instanceof Error ? error : undefined);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendSentence(request, response, 405, 'Method not allowed');
    const domainId = await domainIdOf(hostnameOf(request));
    if (domainId === undefined) return sendSentence(request, response, 404, 'There is no site at this address');
    const root = join(sites.folder, domainId);
    const [path = '/', query = ''] = (request.url ?? '/').replace(/#.*$/s, '').split(/\?(.*)/s);
    const address = path.replace(/\/+/g, '/'); // as nginx and Caddy do
    const built = builtPathOf(address);
    const redirects = query === '' ? [] : ['_redirects'];
    await sites.fetch(domainId, ['_headers', ...redirects, ...(built === null ? [] : [built])]);
    const rules = rulesOf(await contentAt(root, '_headers'));
    const moved = query && queryTarget(redirectsOf(await contentAt(root, '_redirects')), address, query);
    if (moved) return redirect(response, moved, headersFor(rules, '/404.html'));
    const present = findFile(root, address);
    if (!present && built && PICTURE.test(built)) await makePicture?.(domainId, built);
    const file = present ?? findFile(root, address);
    if (file) {
      const headers = { ...REVALIDATE, ...headersFor(rules, decoded(address)) };
      if (decoded(address).startsWith('/_files/')) {
        return sendAttachment(request, response, file, { name: basename(file.path), headers });
      }
      if (SMALLER.test(address)) await sites.fetch(domainId, [avifOf(file)]);
      const shown = SMALLER.test(address) ? pictureFor(request, file, root, headers) : file;
      return sendContent(request, response, await cache.read(shown), { headers });
    }
    if (built !== null && decodedPath(address) !== decoded(address)) {
      const composed = decodedPath(address).split('/').map(encodeURIComponent).join('/');
      return redirect(response, composed + (query && `?${query}`), headersFor(rules, '/404.html'));
    }
    const { path: language } = languageAt(siteLanguages, domainId, address.slice(1));
    const ofLanguage = language === '' ? '404.html' : `${language}/404.html`;
    await sites.fetch(domainId, ['_redirects', '404.html', ofLanguage]);
    const target = redirectTarget(redirectsOf(await contentAt(root, '_redirects')), address, query);
    const headers = headersFor(rules, '/404.html');
    if (target !== undefined) return redirect(response, target, headers);
    const notFound = fileUnder(root, ofLanguage) ?? fileUnder(root, '404.html');
    if (!notFound && whileBuilding) return whileBuilding(request, response);
    if (!notFound) return sendSentence(request, response, 404, 'This page could not be found');
    headers['Cache-Control'] = 'no-store';
    return sendContent(request, response, await cache.read(notFound), { status: 404, headers });
  }
}

/**
 * A picture as AVIF, if the builder has made that and the browser shows it. Shared caches must not keep it: some ignore
 * `Vary`.
 */
function pictureFor(
  { headers: asked }: IncomingMessage,
  file: FoundFile,
  root: string,
  headers: Record<string, string>,
) {
  headers.Vary = 'Accept';
  const smaller = asked.accept?.includes('image/avif') && fileUnder(root, avifOf(file));
  if (!smaller) return file;
  headers['Cache-Control'] = FOREVER_PRIVATE;
  return smaller;
}

const avifOf = ({ path }: FoundFile): string => `_media/${basename(path, '.webp')}.avif`;

/** Parses a file when it is first requested and caches the result with its content; a missing file counts as empty. */
function parsedOnce<T>(parse: (text: string) => T): (content: Content | null) => T {
  const nothing = parse('');
  const known = new WeakMap<Content, T>();
  return (content) => {
    if (!content) return nothing;
    const parsed = known.get(content) ?? parse(content.bytes.toString());
    known.set(content, parsed);
    return parsed;
  };
}

function hostnameOf(request: IncomingMessage): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

function redirect(response: ServerResponse, target: string, headers: Record<string, string>): void {
  response.writeHead(301, { ...headers, Location: asciiAddress(target), 'Cache-Control': 'public, max-age=300' });
  response.end();
}
