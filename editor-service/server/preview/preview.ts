import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { DevSite } from '#build/dev-site/open-dev-site.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PageAddress } from '#content-store/drafts/pages/find-page.ts';
import { hasUsers, languageOf } from '#content-store/drafts/people/find-user.ts';
import { afterSet } from '#content-store/drafts/publishing/after-set.ts';
import { pageInReleaseAt } from '#content-store/drafts/publishing/page-versions.ts';
import { openRelease } from '#content-store/drafts/publishing/releases.ts';
import { domainByHostname } from '#content-store/drafts/site/domains.ts';
import { isNewSite } from '#content-store/drafts/site/is-new-site.ts';
import { sectionSlugOf } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import {
  type EditorLanguage,
  editorLanguageSchema,
  LANGUAGE_QUERY,
} from '#content-store/model/people/editor-language.ts';
import type { Question } from '#content-store/model/published/reader.ts';
import { decodedPath } from '#content-store/model/values/address-encoding.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { optionalField, releaseField } from '../../contract/fields.ts';
import type { ShellState } from '../../contract/preview.ts';
import { defaultDomain, domainFor, readerFor, requireDomainFor, siteUrlOf } from '../content/domain-for.ts';
import { requireAccess } from '../http/access.ts';
import type { Authenticate, Caller, Handlers } from '../http/call-context.ts';
import { languageCookie } from '../http/cookies.ts';
import { shellHeaders } from '../http/security-headers.ts';
import { builtPathOf } from '../http/static-files/find-file.ts';
import { staticRoute } from '../http/static-files/send-content.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import { hasPageRole, isHiddenFrom } from '../people/page-roles.ts';
import type { Ground } from '../runtime/ground.ts';
import { createPreviewOf, createPreviewTokens, previewLinkHandlers, previewRoutes } from './links/preview-links.ts';
import { linksWithin } from './links-within.ts';
import { canvasEnvironment, canvasPolicy, type PagesFromSources, pagesFromSources } from './pages-from-sources.ts';
import { contentAfterRelease } from './release-preview.ts';
import { type Previews, startPreviews } from './start-previews.ts';

interface Needs {
  authenticate: Authenticate;
  sites: SiteFiles;
  /** Only in development. */
  devSite: DevSite | undefined;
}

/** Pages before they are live: the editor's shell and its canvas, rendered on a thread, and links without a login. */
export function openPreview(ground: Ground, needs: Needs) {
  const { settings, db, log, secret, environment } = ground;
  const { authenticate, devSite } = needs;
  const { databaseAddress, compiledDir } = settings;
  const previews = startPreviews(
    { databaseAddress, compiledDir, environment, inCanvas: canvasEnvironment(environment) },
    log,
  );
  const tokens = createPreviewTokens(secret);
  const previewOf = createPreviewOf(db, tokens);
  const sources = devSite && pagesFromSources({ db, environment, devSite });
  return {
    calls: {
      ...previewLinkHandlers(ground, tokens),

      /** Answers the questions of blocks that are being edited, from drafts or a release, in the order of the questions. */
      'reader/ask': async ({ domainId, questions, release }, { caller }) => {
        const after = release && afterSet(await contentAfterRelease(db, { _id: release, domainId }));
        const reader = await (after
          ? readerFor(db, domainId, 'published', environment, after)
          : readerFor(db, domainId, 'draft', environment));
        const answerTo = async ({ kind, input }: Question): Promise<unknown> => {
          const isHidden = kind === 'page' && (await isHiddenFrom(caller, db, { domainId, slug: input.slug }));
          return isHidden ? null : reader.ask(kind, input);
        };
        return Promise.all(questions.map(answerTo));
      },
    } satisfies Partial<Handlers>,
    previews,
    previewOf,
    sources,
    /** Mount them last: they answer at every address that a page may have. */
    routes: (app: Express): void => {
      const routeNeeds = { db, previews, previewOf, authenticate, environment, editorDir: join(compiledDir, 'editor') };
      const { atToken, atSlug } = previewRoutes(routeNeeds);
      app.get('/_search/{*file}', searchFiles(db, needs));
      app.get(['/_canvas', '/_canvas/{*slug}'], canvasRoute(ground, authenticate, previews, sources));
      app.get('/_preview/:token', atToken);
      app.get('/{*slug}', atSlug, shellRoute(routeNeeds));
    },
    stop: previews.close,
  };
}

/**
 * `/_canvas/<slug>`: the page itself for the editor's frame, with its own policy; only this service may frame it.
 * Drafts for logged-in users, with `?release=` what visitors will see then, with `?at=214` what they saw after that record; the
 * published copy for everyone else. A page that cannot be rendered is the site's error page, which tells editors why. In
 * development `sources` render it instead.
 */
function canvasRoute(
  { db, log, environment }: Ground,
  authenticate: Authenticate,
  previews: Previews,
  sources: PagesFromSources | undefined,
): RequestHandler {
  return async (request, response) => {
    const name = decodedPath(request.path).replace(/^\/(?:_canvas\/?)?/, '');
    const slug = slugSchema.safeParse(name);
    const { caller } = await authenticate(request);
    const { _id: domainId } = await requireDomainFor(db, { hostname: request.hostname, caller });
    const number = momentField.parse(request.query.at);
    if (number !== undefined) {
      requireAccess('editor', caller, false);
      const moment = { number, roles: caller?.roles ?? [], isAdmin: caller?.isAdmin ?? false };
      const path = `/${slug.success ? name : '404'}`;
      const { status, headers, html } = await previews.render({
        domainId,
        path,
        copy: 'published',
        isShared: true,
        moment,
      });
      response.set({ 'Content-Security-Policy': canvasPolicy(headers, environment), 'Cache-Control': 'no-store' });
      response.set('X-Robots-Tag', 'noindex, nofollow');
      return void response.status(status).type('html').send(linksWithin(html, number));
    }
    const isAddress = slug.success || sectionSlugOf(name) !== null;
    const isShown = isAddress && !(await isHiddenFrom(caller, db, { domainId, slug: name }));
    const release = caller && releaseField.parse(request.query.release);
    const version = release ? await versionFor(caller, db, release, { domainId, slug: name }) : undefined;
    const path = `/${(isShown && version !== null) || name === SEARCH ? name : '404'}`;
    const copy = caller && !release ? 'draft' : 'published';
    if (sources) return sources.show(request, response, { domainId, path, copy, isInCanvas: true });
    const set = release ? await contentAfterRelease(db, { _id: release, domainId }) : undefined;
    const { status, headers, html, failure } = await previews.render({
      ...{ domainId, path, copy, set, page: version || undefined },
    });
    if (failure) log.error({ reason: failure, path }, 'a preview failed');
    response.set({ 'Content-Security-Policy': canvasPolicy(headers, environment), 'Cache-Control': 'no-store' });
    response.status(status).type('html').send(html);
  };
}

const momentField = optionalField(z.coerce.number().int().min(0));

/** The page that a release has at an address; undefined where it has none, null where the caller may not view it. */
async function versionFor(caller: Caller, db: Db, release: string, { domainId, slug }: PageAddress) {
  const section = sectionSlugOf(slug);
  const address = { domainId, slug: section ?? slug, ...(section && { collection: 'sections' as const }) };
  const version = await pageInReleaseAt(db, release, address).catch(() => undefined);
  return version && !hasPageRole(version, 'viewerRoles', caller) ? null : version;
}

/** `/_search/…`: the search index of the request's domain, as its site serves it, for the search page in the canvas. */
function searchFiles(db: Db, { authenticate, sites }: Needs): RequestHandler {
  const routes = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const { caller } = await authenticate(request);
    const domain = await domainFor(db, request.hostname, caller);
    if (!domain) return next();
    const route = routes.get(domain._id) ?? staticRoute(join(sites.folder, domain._id));
    routes.set(domain._id, route);
    const path = builtPathOf(request.path);
    if (path !== null) await sites.fetch(domain._id, [path]);
    return route(request, response, next);
  };
}

interface ShellNeeds extends Pick<Ground, 'db' | 'environment'> {
  authenticate: Authenticate;
  previews: Pick<Previews, 'warmUp'>;
  /** The folder of the compiled editor. */
  editorDir: string;
}

/** The site's search page: no page of the content can have this address. */
const SEARCH = 'search';

const STATE = /<script type="application\/json" id="shell-state">[^<]*<\/script>/;

/** `/<slug>`: the editor's shell at every address a page may have, and at the search page. Throws `not-found` at any other. */
function shellRoute({ db, authenticate, previews, environment, editorDir }: ShellNeeds): RequestHandler {
  return async (request, response) => {
    const path = decodedPath(request.path).replace(/^\/|\/$/g, '');
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
      release: domain && caller ? await shownRelease(db, domain._id, request.query.release) : null,
      siteName: domain?.name ?? '',
      siteUrl: siteUrlOf(domain, environment),
      isNewSite: domain != null && (await isNewSite(db, domain._id)),
      hasUsers: caller !== null || (await hasUsers(db)),
    };
    response.set(shellHeaders).type('html');
    response.send(withState(html, state, await languageFor(db, caller, request, response)));
  };
}

/** The language of the shell: the person's own, that chosen in this browser, or that which the browser prefers. */
async function languageFor(db: Db, caller: Caller | null, request: Request, response: Response) {
  const remembered = languageCookie(request, response);
  const asked = editorLanguageSchema.safeParse(request.query[LANGUAGE_QUERY]);
  if (asked.success) remembered.set(asked.data);
  const own = caller ? await languageOf(db, caller.userId) : '';
  const preferred = request.acceptsLanguages(editorLanguageSchema.options) || 'en';
  return editorLanguageSchema.catch('en').parse(own || asked.data || remembered.language || preferred);
}

/** The open release that an address names; null where it names none. */
async function shownRelease(db: Db, domainId: string, asked: unknown): Promise<ShellState['release']> {
  if (typeof asked !== 'string') return null;
  const { _id, name } = await openRelease(db, { _id: asked, domainId }).catch(() => ({ _id: null, name: '' }));
  return _id === null ? null : { _id, name };
}

/** Inserts the state into the shell's page; `<` is escaped, so no text can end the element. */
export function withState(page: string, state: ShellState, language: EditorLanguage = 'en'): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  // It comes before the shell's own script, which says its texts by it.
  const words = language === 'en' ? '' : `<script type="module" src="/_editor/words-${language}.js"></script>`;
  const element = `<script type="application/json" id="shell-state">${json}</script>${words}`;
  const html = page.replace('<html lang="en">', `<html lang="${language}">`);
  return STATE.test(html) ? html.replace(STATE, () => element) : html.replace('</head>', () => `${element}</head>`);
}
