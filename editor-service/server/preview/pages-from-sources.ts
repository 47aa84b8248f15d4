import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DevSite } from '#build/dev-site/open-dev-site.ts';
import { contentSecurityPolicy } from '#build/write/headers.ts';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { decodedPath } from '#content-store/model/values/address-encoding.ts';
import { readerFor } from '../content/domain-for.ts';
import { findFile } from '../http/static-files/find-file.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import type { Ground } from '../runtime/ground.ts';

interface Shown {
  domainId: string;
  /** `/`, `/about/us`. */
  path: string;
  copy: Copy;
  isInCanvas: boolean;
}

export type PagesFromSources = ReturnType<typeof pagesFromSources>;

interface Needs extends Pick<Ground, 'db' | 'environment'> {
  devSite: DevSite;
}

/**
 * Pages rendered from their current sources, for development of the site. Answers the questions of a DevSite's
 * pages from the database. These pages have no Content-Security-Policy.
 */
export function pagesFromSources({ db, environment, devSite }: Needs) {
  return {
    show: async (request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> => {
      const { domainId, path, copy, isInCanvas } = shown;
      const reader = await readerFor(db, domainId, copy, isInCanvas ? canvasEnvironment(environment) : environment);
      response.setHeader('Cache-Control', 'no-store');
      devSite.show(request, response, path, { reader, canvas: isInCanvas });
    },
    /** Serves the modules that such pages load. */
    serveModule: devSite.serveModule,
  };
}

interface Options {
  /** Serves the built site. */
  built: RequestListener;
  sources: PagesFromSources;
  sites: SiteFiles;
  domainIdOf: (hostname: string) => Promise<string | undefined>;
}

/** Serves published pages from their sources; images, files, search and redirects as they were built. */
export function siteFromSources({ built, sources, sites, domainIdOf }: Options): RequestListener {
  return (request, response) => {
    sources.serveModule(request, response, () => {
      answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });

    async function answer(): Promise<void> {
      const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      const domainId = await domainIdOf(hostname);
      const file = domainId ? findFile(join(sites.folder, domainId), pathname) : null;
      if (!domainId || !file?.path.endsWith('.html')) return built(request, response);
      await sources.show(request, response, {
        domainId,
        path: decodedPath(pathname),
        copy: 'published',
        isInCanvas: false,
      });
    }
  };
}

/**
 * The environment of pages in the canvas, which shares its origin with the editor: no tag manager, as a script of a
 * third party could read what is typed beside it, passwords included.
 */
export function canvasEnvironment(environment: PublicEnvironment): PublicEnvironment {
  return { ...environment, gtmId: '' };
}

/** The policy of the site's own pages, which lets only this service frame them, without the scripts of third parties. */
export function canvasPolicy(headers: Readonly<Record<string, string>>, environment: PublicEnvironment): string {
  const without = { ...canvasEnvironment(environment), recaptchaSiteKey: '' };
  return contentSecurityPolicy(headers['content-security-policy'] ?? '', without);
}
