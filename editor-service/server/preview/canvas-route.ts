import type { RequestHandler, Response } from 'express';
import { contentSecurityPolicy } from '#build/write/headers.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { domainFor } from '../domains/domain-for.ts';
import { authenticate } from '../http/authenticate.ts';
import { isHiddenFrom } from '../roles/page-roles.ts';
import type { Service } from '../service.ts';
import type { RenderedPreview } from './preview-message.ts';

/**
 * `/_canvas/<slug>`: the page itself for the editor's frame, with its own policy and only this service may frame it.
 * Drafts for whoever is logged in, the published copy for everybody else. Editors are told why a page cannot be drawn.
 */
export function canvasRoute(service: Service): RequestHandler {
  return async (request, response) => {
    const slug = slugSchema.safeParse(request.path.replace(/^\/(?:_canvas\/?)?/, ''));
    const { caller } = await authenticate(service, request);
    const domain = await domainFor(service, request.hostname, caller);
    if (!domain) throw new AppError('not-found', 'There is no site at this address');
    const isShown =
      slug.success && !(await isHiddenFrom(caller, service.db, { domainId: domain._id, slug: slug.data }));
    const path = `/${isShown ? slug.data : '404'}`;
    try {
      const copy = caller ? 'draft' : 'published';
      sendPreview(response, await service.previews.render({ domainId: domain._id, path, copy }), service.environment);
    } catch (error) {
      if (!caller || !(error instanceof AppError)) throw error;
      service.log.error({ err: error, path }, 'a preview failed');
      response.status(500).type('text').send(`This page cannot be shown. ${error.message}`);
    }
  };
}

/** The policy of the site's own pages: it lets this service frame them, and nobody else. */
function sendPreview(
  response: Response,
  { status, headers, html }: RenderedPreview,
  environment: PublicEnvironment,
): void {
  const policy = contentSecurityPolicy(headers['content-security-policy'] ?? '', environment);
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  response.status(status).type('html').send(html);
}
