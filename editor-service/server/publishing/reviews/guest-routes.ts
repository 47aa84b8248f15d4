import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import { pageAt } from '#content-store/drafts/publishing/publish-revision.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import { REVIEW_ANSWERS } from '#content-store/model/entities/review.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { renderedDifference } from '#content-store/model/values/text-difference.ts';
import { siteUrlOf } from '../../content/domain-for.ts';
import { withSiteLinks } from '../../forms/mail/mail-text.ts';
import { cookieOf } from '../../http/cookies.ts';
import { canvasPolicy } from '../../preview/pages-from-sources.ts';
import type { Previews } from '../../preview/start-previews.ts';
import type { Ground } from '../../runtime/ground.ts';
import { collectionOfKind } from '../sets/set-plan.ts';
import {
  cookieExpires,
  endedPage,
  gonePage,
  guestPage,
  SHOWN_VERSIONS,
  type Shown,
  type ShownVersion,
} from './guest-page.ts';
import type { Guest, Guests } from './guests.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Lets the pictures of drafts be seen in the frame, as the cookie of a preview link does. */
const GUEST_COOKIE = 'reviewLink';

const posted = z.object({
  do: z.enum(['code', 'answer']),
  answer: z.enum(REVIEW_ANSWERS),
  text: z.string().trim().max(500, 'At most 500 characters').default(''),
  code: z.string().max(20).default(''),
});

interface Needs extends Pick<Ground, 'db' | 'environment'> {
  guests: Guests;
  previews: Pick<Previews, 'render'>;
}

type AtToken = Request<{ token: string }>;

/**
 * What guests see of a review, without a login and without scripts. A GET decides nothing: programs open the links in mails, too.
 */
export function guestRoutes({ db, guests, previews, environment }: Needs) {
  const { guestOf } = guests;

  const answerWith = async (request: AtToken, response: Response, status: number, more: Partial<Shown> = {}) => {
    const { token } = request.params;
    const guest = await guestOf(token);
    response.set({ 'Content-Security-Policy': POLICY, ...PRIVATE });
    if (!guest) return void response.status(404).type('html').send(gonePage());
    if (guest.review.state !== 'open') return void response.status(status).type('html').send(endedPage(guest));
    const { secure } = request;
    const expires = cookieExpires(guest);
    response.cookie(GUEST_COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', secure, expires });
    const place = Math.min(numberIn(request.query.item), guest.review.items.length - 1);
    const hasLive = (await pageOf(db, guest, place, 'published')) !== undefined;
    const version = hasLive ? versionIn(request.query.version, 'changes') : 'new';
    const shown = { address: `/_review/${token}`, place, hasLive, version };
    response
      .status(status)
      .type('html')
      .send(guestPage(guest, { ...shown, ...more }));
  };

  const show: RequestHandler<{ token: string }> = (request, response) => answerWith(request, response, 200);

  /** Mails a code, or takes the answer that comes with one. */
  const decide: RequestHandler<{ token: string }> = async (request, response) => {
    const fetchSite = request.headers['sec-fetch-site'];
    if (fetchSite !== undefined && fetchSite !== 'same-origin')
      throw new AppError('forbidden', 'This request did not come from the page of the review');
    const sent = posted.safeParse(request.body);
    if (!sent.success) return answerWith(request, response, 400, { error: sent.error.issues[0]?.message ?? '' });
    const { do: what, code, ...given } = sent.data;
    const { text } = given;
    if (given.answer === 'askForChanges' && text === '')
      return answerWith(request, response, 400, { error: 'Write what should change.' });
    const { token } = request.params;
    try {
      if (what === 'code') {
        await guests.sendCode(token);
        return await answerWith(request, response, 200, { waiting: given });
      }
      await guests.answer(token, code.replaceAll(' ', ''), given, request.ip ?? '');
    } catch (failure) {
      const status = failure instanceof AppError ? STATUS[failure.code] : undefined;
      if (!(failure instanceof AppError) || status === undefined) throw failure;
      const waiting = what === 'answer' ? given : undefined;
      return answerWith(request, response, status, { error: failure.message, waiting, text });
    }
    response.set(PRIVATE).redirect(303, `/_review/${token}`);
  };

  /** One of the things, alone, as it was when this was asked, or as visitors see it. Throws AppError `not-found`. */
  const rendered = async (guest: Guest, place: number, version: 'new' | 'live') => {
    const item = guest.review.items[place];
    const page = item && (await pageOf(db, guest, place, version === 'live' ? 'published' : 'draft'));
    if (!page) throw new AppError('not-found', 'This page could not be found');
    const path = `/${item.kind === 'section' ? sectionAddress(item._id) : page.slug}`;
    const copy = version === 'live' || item.release ? 'published' : 'draft'; // what is around it
    const { domainId } = guest.review;
    return previews.render({ domainId, path, copy, isShared: true, ...(version === 'new' && { page }) });
  };

  /** What the frame shows. Where changes are marked, no script of the page makes it anew. */
  const frame: RequestHandler<Record<'token' | 'place' | 'version', string>> = async (request, response) => {
    const { token, place, version } = request.params;
    const guest = await guestOf(token);
    if (guest?.review.state !== 'open' || !Object.hasOwn(SHOWN_VERSIONS, version))
      throw new AppError('not-found', 'This page could not be found');
    const { status, headers, html } = await rendered(guest, numberIn(place), version === 'live' ? 'live' : 'new');
    const before = version === 'changes' ? (await rendered(guest, numberIn(place), 'live')).html : null;
    const marked = before === null ? html : renderedDifference(before, html).replace('<head>', MARKS);
    const policy = canvasPolicy(headers, environment);
    const still = before === null ? policy : policy.replace(/script-src[^;]*/, "script-src 'none'");
    const siteUrl = siteUrlOf(await domainById(db, guest.review.domainId, 'published'), environment);
    response.set({ 'Content-Security-Policy': still, ...PRIVATE });
    response
      .status(status)
      .type('html')
      .send(withSiteLinks(marked, siteUrl).replace('<head>', '<head><base target="_blank">'));
  };

  return {
    routes: (app: Express): void => {
      app.get('/_review/:token', show);
      app.post('/_review/:token', express.urlencoded({ extended: false, limit: '16kb' }), decide);
      app.get('/_review/:token/:place/:version', frame);
    },
    /** The guest of a request's cookie. */
    guestOfRequest: (request: Request) => guestOf(cookieOf(request, GUEST_COOKIE) ?? ''),
  };
}

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** What a guest can do something about is said on the page. */
const STATUS: Partial<Record<AppError['code'], number>> = {
  invalid: 400,
  conflict: 409,
  'too-many': 429,
  'not-found': 404,
};

const MARKS = '<head><link rel="stylesheet" href="/_editor/guest-marks.css">';

const versionIn = (value: unknown, otherwise: ShownVersion): ShownVersion =>
  typeof value === 'string' && Object.hasOwn(SHOWN_VERSIONS, value) ? (value as ShownVersion) : otherwise;

const numberIn = (value: unknown): number => (/^\d{1,3}$/.test(String(value)) ? Number(value) : 0);

/** A thing that is asked about, as it was when it was, or as visitors have it. */
async function pageOf(
  db: Db,
  { review }: Guest,
  place: number,
  copy: 'draft' | 'published',
): Promise<Page | undefined> {
  const item = review.items[place];
  if (!item || !hasRevisions(item.kind)) return undefined;
  const ref = { _id: item._id, domainId: review.domainId, collection: collectionOfKind(item.kind) };
  const page = await pageById(db, ref, copy);
  if (!page || copy === 'published') return page;
  if (item.release) return pageInRelease(db, item.release._id, ref);
  return pageAt(db, ref, page, item.revision ?? page.revision);
}
