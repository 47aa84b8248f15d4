import { join } from 'node:path';
import type { Express } from 'express';
import type { DevSite } from '#build/dev-site/open-dev-site.ts';
import type { Authenticate } from '../http/call-context.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import type { Ground } from '../runtime/ground.ts';
import { askReader } from './ask-reader.ts';
import { canvasEnvironment } from './canvas-environment.ts';
import { canvasRoute } from './canvas-route.ts';
import { previewLinkHandlers } from './links/preview-link-handlers.ts';
import { createPreviewOf } from './links/preview-of.ts';
import { previewRoutes } from './links/preview-route.ts';
import { createPreviewTokens } from './links/preview-tokens.ts';
import { pagesFromSources } from './pages-from-sources.ts';
import { searchFiles } from './search-files.ts';
import { shellRoute } from './shell.ts';
import { startPreviews } from './start-previews.ts';

interface Needs {
  authenticate: Authenticate;
  sites: SiteFiles;
  /** Only in development. */
  devSite: DevSite | undefined;
}

/** Pages before they are live: the editor's shell and its canvas, rendered on a thread, and links without a login. */
export function openPreview({ settings, db, log, secret, environment, publicEditorUrl }: Ground, needs: Needs) {
  const { authenticate, sites, devSite } = needs;
  const { databaseAddress, compiledDir } = settings;
  const previews = startPreviews({ databaseAddress, compiledDir, environment: canvasEnvironment(environment) }, log);
  const tokens = createPreviewTokens(secret);
  const previewOf = createPreviewOf(db, tokens);
  const sources = devSite && pagesFromSources({ db, environment, devSite });
  return {
    calls: {
      ...previewLinkHandlers({ db, tokens, publicEditorUrl }),
      'reader/ask': askReader(db, environment),
    },
    previews,
    previewOf,
    sources,
    /** Mount them last: they answer at every address that a page may have. */
    routes: (app: Express): void => {
      const editorDir = join(compiledDir, 'editor');
      const { atToken, atSlug } = previewRoutes({ db, previews, previewOf, authenticate, environment });
      app.get('/_search/{*file}', searchFiles({ db, authenticate, sites }));
      app.get(['/_canvas', '/_canvas/{*slug}'], canvasRoute({ db, log, authenticate, previews, sources, environment }));
      app.get('/_preview/:token', atToken);
      app.get('/{*slug}', atSlug, shellRoute({ db, authenticate, previews, environment, editorDir }));
    },
    stop: previews.close,
  };
}
