import type { Request, RequestHandler, Response } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { nameOfPerson } from '#content-store/drafts/people/find-user.ts';
import {
  insertPreviewLink,
  type PreviewLink,
  previewLink,
  previewLinks,
  removePreviewLink,
} from '#content-store/drafts/preview/preview-links.ts';
import { openRelease, releaseById } from '#content-store/drafts/publishing/releases.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import type { Release } from '#content-store/model/entities/release.ts';
import { AppError } from '#content-store/model/error.ts';
import { decodedPath } from '#content-store/model/values/address-encoding.ts';
import { directionOf } from '#content-store/model/values/direction.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { SharedPreview } from '../../../contract/preview.ts';
import { siteUrlOf } from '../../content/domain-for.ts';
import { type Authenticate, type HandlersOf, stampOf } from '../../http/call-context.ts';
import { cookieOf } from '../../http/cookies.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import { createLinkTokens } from '../../runtime/signer.ts';
import { wordsIn } from '../../runtime/words.ts';
import { canvasPolicy } from '../pages-from-sources.ts';
import { contentAfterRelease } from '../release-preview.ts';
import type { Previews } from '../start-previews.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Links that show drafts without a login. */
export function previewLinkHandlers({ db, publicEditorUrl }: Ground, tokens: PreviewTokens): HandlersOf<'previewLink'> {
  const shown = (
    { id, createdBy, createdAt, expiresAt }: PreviewLink,
    { page, release }: { page?: Page | undefined; release?: Release | undefined },
  ): SharedPreview => ({
    _id: id,
    page: page ? shownPage(page) : null,
    release: release ? { _id: release._id, name: release.name } : null,
    url: `${publicEditorUrl}/_preview/${tokens.tokenOf(id)}`,
    ...{ createdBy, createdAt, expiresAt },
  });
  return {
    'previewLink/list': async ({ domainId }, { caller }) => {
      const links: SharedPreview[] = [];
      for (const link of await previewLinks(db, domainId, new Date().toISOString())) {
        const page = link.pageId === null ? undefined : await pageById(db, { _id: link.pageId, domainId });
        const release = await releaseOf(db, link);
        const isGone = (link.pageId !== null && !page) || (link.release !== null && !release);
        if (!isGone && (!page || hasPageRole(page, 'viewerRoles', caller))) links.push(shown(link, { page, release }));
      }
      return { links };
    },
    'previewLink/create': async ({ domainId, pageId, release: _id, days }, { caller }) => {
      const release = _id === undefined ? undefined : await openRelease(db, { _id, domainId });
      const page = pageId === undefined ? undefined : await requirePage(db, { _id: pageId, domainId });
      if (page && requirePageRole(page, 'viewerRoles', caller).viewerRoles.length > 0) {
        throw new AppError('invalid', 'Only some roles may view this page; a preview link would show it to everyone');
      }
      const stamp = stampOf(caller);
      const expiresAt = new Date(Date.parse(stamp.at) + days * DAY_MS).toISOString();
      const about = { domainId, pageId: pageId ?? null, release: release?._id ?? null, expiresAt };
      return shown(await insertPreviewLink(db, about, stamp), { page, release });
    },
    'previewLink/withdraw': async ({ domainId, _id: id }) => {
      const now = new Date().toISOString();
      const link = await previewLink(db, id, now);
      if (link?.domainId !== domainId || !(await removePreviewLink(db, link, now))) {
        throw new AppError('not-found', 'This preview link has expired or been withdrawn');
      }
      if (link.pageId === null) return { _id: id, page: null };
      const page = await pageById(db, { _id: link.pageId, domainId });
      return page ? { _id: id, page: shownPage(page) } : { _id: id };
    },
  };
}

/** The release that a link shows; undefined where there is none, or it was removed. */
async function releaseOf(db: Db, { release, domainId }: PreviewLink): Promise<Release | undefined> {
  return release === null ? undefined : releaseById(db, { _id: release, domainId }).catch(() => undefined);
}

const shownPage = (page: Page) => ({ _id: page._id, title: pageTitle(page), slug: page.slug });

/** The cookie that lets the pages of a preview link to each other. */
const PREVIEW_COOKIE = 'previewLink';

/** The valid preview link of a token, or of a request's cookie. */
type PreviewOf = (from: string | Request) => Promise<PreviewLink | undefined>;

/** Finds preview links that are neither forged nor expired nor withdrawn. */
export function createPreviewOf(db: Db, tokens: PreviewTokens): PreviewOf {
  return async (from) => {
    const id = tokens.idOf(typeof from === 'string' ? from : (cookieOf(from, PREVIEW_COOKIE) ?? ''));
    return id === null ? undefined : previewLink(db, id, new Date().toISOString());
  };
}

type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/** Tokens of preview links. */
export const createPreviewTokens = (secret: string) => createLinkTokens(secret, 'preview links');

const STYLES = '<link rel="stylesheet" href="/_editor/shared-preview.css">';

interface Needs extends Pick<Ground, 'db' | 'environment'> {
  previews: Pick<Previews, 'render'>;
  previewOf: PreviewOf;
  authenticate: Authenticate;
}

/** The addresses of preview links, and of the pages that those of a whole site lead to. */
export function previewRoutes({ db, previews, previewOf, authenticate, environment }: Needs) {
  const show = async (response: Response, link: PreviewLink, path: string) => {
    const { domainId } = link;
    const release = await releaseOf(db, link);
    const shown = release
      ? { copy: 'published' as const, set: await contentAfterRelease(db, release) }
      : { copy: 'draft' as const };
    const { status, headers, html } = await previews.render({ domainId, path, ...shown, isShared: true });
    response.set({ 'Content-Security-Policy': canvasPolicy(headers, environment), 'Cache-Control': 'no-store' });
    response
      .status(status)
      .type('html')
      .send(withPreviewNote(html, path, link, await nameOfPerson(db, link.createdBy), release?.name));
  };

  /** `/_preview/<token>`: the page of the link, or the home page of a whole site. */
  const atToken: RequestHandler<{ token: string }> = async (request, response) => {
    const { token } = request.params;
    const link = await previewOf(token);
    const isGone = link && link.release !== null && !(await releaseOf(db, link));
    const page = link && !isGone && (await pageOf(db, link));
    response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' });
    if (!link || !page) {
      const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
      response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
      return void response.status(404).type('html').send(expiredPage());
    }
    const { secure } = request;
    const expires = new Date(link.expiresAt);
    response.cookie(PREVIEW_COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', secure, expires });
    await show(response, link, `/${page.slug}`);
  };

  /** Any other address without a login: the draft for a link to the whole site, else the site itself. */
  const atSlug: RequestHandler = async (request, response, next) => {
    const link = await linkOfVisitor(request);
    if (!link) return next();
    const slug = decodedPath(request.path).replace(/^\/|\/$/g, '');
    if (link.pageId === null) {
      response.set('X-Robots-Tag', 'noindex, nofollow');
      const isShown = link.release !== null || isOpen(await pageBySlug(db, { domainId: link.domainId, slug }));
      return show(response, link, isShown ? `/${slug}` : '/404');
    }
    const siteUrl = siteUrlOf(await domainById(db, link.domainId, 'published'), environment);
    response.redirect(302, `${siteUrl}${request.originalUrl}`);
  };

  const linkOfVisitor = async (request: Request): Promise<PreviewLink | undefined> => {
    if (!request.headers.cookie?.includes(`${PREVIEW_COOKIE}=`)) return undefined;
    const { caller } = await authenticate(request);
    return caller ? undefined : previewOf(request);
  };

  return { atToken, atSlug };
}

/** The page that a link opens; undefined when it is gone or only for some roles. */
async function pageOf(db: Db, { domainId, pageId }: PreviewLink): Promise<Page | undefined> {
  const page = await (pageId === null
    ? pageBySlug(db, { domainId, slug: '' })
    : pageById(db, { _id: pageId, domainId }));
  return isOpen(page) ? page : undefined;
}

const isOpen = (page: Page | undefined): page is Page => page !== undefined && page.viewerRoles.length === 0;

/** A rendered page with a line at its end that says what it is. */
function withPreviewNote(
  html: string,
  path: string,
  { domainId, expiresAt }: PreviewLink,
  by: string,
  release?: string,
) {
  const { t, day, language } = wordsIn(languageAt(siteLanguages, domainId, path.slice(1)).tag);
  const shown = t('{release}, shown by {by} until {day}', { release: release ?? t('Draft'), by, day: day(expiresAt) });
  const label = t('About this preview');
  const note = `${STYLES}<aside class="shared-preview" lang="${language}" dir="${directionOf(language)}" aria-label="${label}">${escapeXml(shown)}</aside>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + note : html.slice(0, end) + note + html.slice(end);
}

/** The page at a link that has expired or was withdrawn. */
function expiredPage(): string {
  const { t, language } = wordsIn(siteLanguages[0].tag);
  const title = t('This preview is no longer available');
  const why = t(
    'The link has expired, was withdrawn, or its page was deleted. Ask the person who sent it for a new one.',
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${STYLES}</head><body class="shared-preview-expired"><main><h1>${title}</h1><p>${why}</p></main></body></html>`;
}
