import type { Express, Request } from 'express';
import type { Authenticate } from '../http/call-context.ts';
import type { Commit } from '../runtime/commit.ts';
import type { Ground } from '../runtime/ground.ts';
import type { SiteStore } from '../storage/site-store.ts';
import { imageRoute } from './image-route.ts';
import { mediaHandlers } from './media-handlers.ts';
import { fileRoute, mediaRoute } from './media-routes.ts';
import { openUploads } from './uploads.ts';

interface Needs {
  store: Pick<SiteStore, 'originals' | 'variants'>;
  commit: Commit;
  authenticate: Authenticate;
  previewOf: (request: Request) => Promise<object | undefined>;
}

/** The media library: what is uploaded, and its addresses. */
export async function openMedia({ settings, db, log }: Ground, { store, commit, authenticate, previewOf }: Needs) {
  const { originals, variants } = store;
  const uploads = await openUploads({ db, settings, originals });
  return {
    calls: mediaHandlers({ db, commit, uploads }),
    /** Where files arrive. */
    uploads,
    routes: (app: Express): void => {
      app.get('/_media/:name', mediaRoute(authenticate, previewOf, variants));
      app.get('/_files/:id/:name', fileRoute({ db, authenticate, originals }));
      app.get('/image/:imageId', imageRoute({ db, log, authenticate, originals, images: variants.folder }));
    },
  };
}
