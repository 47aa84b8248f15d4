import type { Commit } from '../runtime/commit.ts';
import type { Ground } from '../runtime/ground.ts';
import { mediaHandlers } from './media-handlers.ts';
import { mediaRoutes, type RouteNeeds } from './media-routes.ts';
import { openUploads } from './uploads.ts';

interface Needs extends Omit<RouteNeeds, 'db' | 'log'> {
  commit: Commit;
}

/** The media library: what is uploaded, and its addresses. */
export async function openMedia({ settings, db, log }: Ground, { commit, ...needs }: Needs) {
  const uploads = await openUploads({ db, settings, originals: needs.store.originals });
  return {
    calls: mediaHandlers({ db, commit, uploads }),
    /** Where files arrive. */
    uploads,
    routes: mediaRoutes({ db, log, ...needs }),
  };
}
