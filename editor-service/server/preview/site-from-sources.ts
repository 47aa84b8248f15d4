import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { findFile } from '../http/static-files/find-file.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import type { PagesFromSources } from './pages-from-sources.ts';

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
      await sources.show(request, response, { domainId, path: pathname, copy: 'published', isInCanvas: false });
    }
  };
}
