import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { hasUsers } from '#content-store/drafts/people/find-user.ts';
import { domainByHostname } from '#content-store/drafts/site/domains.ts';
import { isNewSite } from '#content-store/drafts/site/is-new-site.ts';
import { sectionSlugOf } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import type { ShellState } from '../../contract/preview.ts';
import { defaultDomain, domainFor, siteUrlOf } from '../content/domain-for.ts';
import type { Authenticate } from '../http/call-context.ts';
import { shellHeaders } from '../http/security-headers.ts';
import type { Ground } from '../runtime/ground.ts';
import type { Previews } from './start-previews.ts';

interface Needs extends Pick<Ground, 'db' | 'environment'> {
  authenticate: Authenticate;
  previews: Pick<Previews, 'warmUp'>;
  /** The folder of the compiled editor. */
  editorDir: string;
}

/** The site's search page: no page of the content can have this address. */
export const SEARCH = 'search';

const STATE = /<script type="application\/json" id="shell-state">[^<]*<\/script>/;

/** `/<slug>`: the editor's shell at every address a page may have, and at the search page. Throws `not-found` at any other. */
export function shellRoute({ db, authenticate, previews, environment, editorDir }: Needs): RequestHandler {
  return async (request, response) => {
    const path = request.path.replace(/^\/|\/$/g, '');
    if (path !== SEARCH && sectionSlugOf(path) === null && !slugSchema.safeParse(path).success)
      throw new AppError('not-found', 'This page could not be found');
    previews.warmUp(); // The shell asks for a page next.
    const { caller } = await authenticate(request);
    const site = await domainByHostname(db, request.hostname, 'published');
    // On its own host the editor starts with the domain that a login works in.
    const domain = caller ? await domainFor(db, request.hostname, caller) : (site ?? (await defaultDomain(db)));
    const html = await readFile(join(editorDir, 'index.html'), 'utf8');
    const state = {
      loggedIn: caller !== null,
      isDraft: caller !== null,
      hasSite: site !== undefined,
      domainId: domain?._id ?? null,
      siteName: domain?.name ?? '',
      siteUrl: siteUrlOf(domain, environment),
      isNewSite: domain != null && (await isNewSite(db, domain._id)),
      hasUsers: caller !== null || (await hasUsers(db)),
    };
    response.set(shellHeaders).type('html').send(withState(html, state));
  };
}

/** Inserts the state into the shell's page; `<` is escaped, so no text can end the element. */
export function withState(html: string, state: ShellState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="shell-state">${json}</script>`;
  return STATE.test(html) ? html.replace(STATE, () => element) : html.replace('</head>', () => `${element}</head>`);
}
