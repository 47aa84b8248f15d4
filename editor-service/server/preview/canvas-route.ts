import type { RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { sectionSlugOf } from '#content-store/model/entities/section.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { domainFor, noSite } from '../content/domain-for.ts';
import type { Authenticate } from '../http/call-context.ts';
import { isHiddenFrom } from '../people/page-roles.ts';
import type { Log } from '../runtime/log.ts';
import { canvasPolicy } from './canvas-environment.ts';
import type { PagesFromSources } from './pages-from-sources.ts';
import { SEARCH } from './shell.ts';
import type { Previews } from './start-previews.ts';

interface Parts {
  db: Db;
  log: Log;
  authenticate: Authenticate;
  previews: Previews;
  /** Renders the page instead, in development. */
  sources: PagesFromSources | undefined;
  environment: PublicEnvironment;
}

/**
 * `/_canvas/<slug>`: the page itself for the editor's frame, with its own policy; only this service may frame it.
 * Drafts for logged-in users, the published copy for everyone else. A page that cannot
 * be rendered is the site's error page, which tells editors why.
 */
export function canvasRoute({ db, log, authenticate, previews, sources, environment }: Parts): RequestHandler {
  return async (request, response) => {
    const name = request.path.replace(/^\/(?:_canvas\/?)?/, '');
    const slug = slugSchema.safeParse(name);
    const { caller } = await authenticate(request);
    const domain = await domainFor(db, request.hostname, caller);
    if (!domain) throw noSite();
    const isAddress = slug.success || sectionSlugOf(name) !== null;
    const isShown = isAddress && !(await isHiddenFrom(caller, db, { domainId: domain._id, slug: name }));
    const path = `/${isShown || name === SEARCH ? name : '404'}`;
    const copy = caller ? 'draft' : 'published';
    if (sources) return sources.show(request, response, { domainId: domain._id, path, copy, isInCanvas: true });
    const { status, headers, html, failure } = await previews.render({ domainId: domain._id, path, copy });
    if (failure) log.error({ reason: failure, path }, 'a preview failed');
    response.set({ 'Content-Security-Policy': canvasPolicy(headers, environment), 'Cache-Control': 'no-store' });
    response.status(status).type('html').send(html);
  };
}
