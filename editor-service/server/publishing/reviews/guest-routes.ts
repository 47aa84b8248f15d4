import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { newId } from '#content-store/drafts/database/new-id.ts';
import { namesOfPeople } from '#content-store/drafts/people/find-user.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import { commentTextSchema } from '#content-store/model/entities/comment.ts';
import { REVIEW_ANSWERS } from '#content-store/model/entities/review.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { renderedDifference } from '#content-store/model/values/text-difference.ts';
import { siteUrlOf } from '../../content/domain-for.ts';
import { withSiteLinks } from '../../forms/mail/mail-text.ts';
import { cookieOf } from '../../http/cookies.ts';
import { canvasPolicy } from '../../preview/pages-from-sources.ts';
import type { Previews } from '../../preview/start-previews.ts';
import { commentedPlace } from '../../review/guest-comments.ts';
import type { Ground } from '../../runtime/ground.ts';
import { withCommentLinks } from './guest-comments-page.ts';
import {
  cookieExpires,
  endedPage,
  gonePage,
  guestPage,
  SHOWN_VERSIONS,
  type Shown,
  type ShownVersion,
} from './guest-page.ts';
import { type Guest, pageOf, requireScene, threadsFor } from './guest-scene.ts';
import { answerOfGuest, type Guests } from './guests.ts';
import { wordsOfReview } from './tell-reviewers.ts';

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

/** Of the browser in which the code from a mail was typed: no other is needed there. */
const SEAL_COOKIE = 'reviewSeal';

const press = z.object({ do: z.enum(['code', 'answer']), code: z.string().max(20).default('') });
const answer = z.object({
  answer: z.enum(REVIEW_ANSWERS),
  text: z.string().trim().max(500, 'At most 500 characters').default(''),
});
const key = z.string().max(64).default('');
const comment = z.object({
  ...{ answer: z.literal('comment'), text: commentTextSchema },
  ...{ comment: idSchema, block: key, thread: key },
});
const posted = z.discriminatedUnion('answer', [answer.extend(press.shape), comment.extend(press.shape)]);
/** Where a comment is about to be said, in the address of its form or in the form itself. */
const asked = z
  .object({ comment: key, block: key, thread: key, at: key })
  .catch({ comment: '', block: '', thread: '', at: '' });

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
    const names = await namesOfPeople(db);
    const place = Math.min(numberIn(request.query.item), guest.review.items.length - 1);
    const comments = { threads: await threadsFor(db, guest, place), names };
    if (guest.review.state !== 'open')
      return void response.status(status).type('html').send(endedPage(guest, comments));
    const { secure } = request;
    const expires = cookieExpires(guest);
    response.cookie(GUEST_COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', secure, expires });
    const hasLive = (await pageOf(db, guest, place, 'published')) !== undefined;
    const version = hasLive ? versionIn(request.query.version, 'changes') : 'new';
    const { page } = await requireScene(db, guest, place);
    const { comment, thread, ...of } = asked.parse({ ...request.query, ...request.body });
    const at = of.block || of.at;
    const name = comments.threads.find(({ _id }) => _id === thread)?.anchor.name ?? commentedPlace(page, at)?.name;
    const commenting =
      comment && name ? { id: comment === 'on' ? newId() : comment, block: at, thread, name } : undefined;
    const shown = { address: `/_review/${token}`, place, hasLive, version, at, comments, commenting };
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
    const text = String(request.body?.text ?? '');
    if (!sent.success) return answerWith(request, response, 400, { error: sent.error.issues[0]?.message ?? '', text });
    const { do: what, code, ...given } = sent.data;
    if (given.answer === 'askForChanges' && given.text === '')
      return answerWith(request, response, 400, { error: 'Write what should change.' });
    const { token } = request.params;
    const place = numberIn(request.query.item);
    const seal = cookieOf(request, SEAL_COOKIE) ?? '';
    try {
      const guest = await guestOf(token);
      if (what === 'code' && !(guest && guests.isSealed(guest, seal))) {
        await guests.sendCode(token);
        return await answerWith(request, response, 200, { waiting: given });
      }
      const proof = { code: code.replaceAll(' ', ''), seal, address: request.ip ?? '' };
      const path = `/_review/${token}`;
      const next = await guests.take(token, proof, given, place);
      const expires = guest && cookieExpires(guest);
      const { secure } = request;
      response.cookie(SEAL_COOKIE, next, {
        httpOnly: true,
        sameSite: 'strict',
        path,
        secure,
        ...(expires && { expires }),
      });
      const version = versionIn(request.query.version, 'changes');
      const there =
        given.answer === 'comment' &&
        `?${new URLSearchParams({ item: `${place}`, version, at: given.block })}#comments`;
      response.set(PRIVATE).redirect(303, `${path}${there || ''}`);
    } catch (failure) {
      const status = failure instanceof AppError ? STATUS[failure.code] : undefined;
      if (!(failure instanceof AppError) || status === undefined) throw failure;
      const waiting = what === 'answer' ? given : undefined;
      return answerWith(request, response, status, { error: failure.message, waiting, text });
    }
  };

  /** One of the things, alone, as it was when this was asked, or as visitors see it. Throws AppError `not-found`. */
  const rendered = async (guest: Guest, place: number, version: 'new' | 'live') => {
    const item = guest.review.items[place];
    const page = item && (await pageOf(db, guest, place, version === 'live' ? 'published' : 'draft'));
    if (!page) throw new AppError('not-found', 'This page could not be found');
    const path = `/${item.kind === 'section' ? sectionAddress(item._id) : page.slug}`;
    const copy = version === 'live' || item.release ? 'published' : 'draft'; // what is around it
    const { domainId } = guest.review;
    const shared = { isShared: true, namesBlocks: true };
    return previews.render({ domainId, path, copy, ...shared, ...(version === 'new' && { page }) });
  };

  /** What the frame shows. Where changes are marked, no script of the page makes it anew. */
  const frame: RequestHandler<Record<'token' | 'place' | 'version', string>> = async (request, response) => {
    const { token, place, version } = request.params;
    const guest = await guestOf(token);
    if (guest?.review.state !== 'open' || !Object.hasOwn(SHOWN_VERSIONS, version))
      throw new AppError('not-found', 'This page could not be found');
    const { status, headers, html } = await rendered(guest, numberIn(place), version === 'live' ? 'live' : 'new');
    const before = version === 'changes' ? (await rendered(guest, numberIn(place), 'live')).html : null;
    const compared = before === null ? html : renderedDifference(before, html);
    const policy = canvasPolicy(headers, environment);
    const still = before === null ? policy : policy.replace(/script-src[^;]*/, "script-src 'none'");
    const siteUrl = siteUrlOf(await domainById(db, guest.review.domainId, 'published'), environment);
    const { page } = await requireScene(db, guest, numberIn(place));
    const here = `/_review/${token}?item=${numberIn(place)}&version=${version}`;
    const threads = await threadsFor(db, guest, numberIn(place));
    const words = wordsOfReview(guest.review);
    const nameOf = (block: string) => commentedPlace(page, block)?.name;
    const linked = withSiteLinks(compared, siteUrl); // before the links of comments, which are not the site's
    const canComment = version !== 'live' && !answerOfGuest(guest);
    const withComments = canComment ? withCommentLinks(linked, { here, threads, nameOf }, words) : linked;
    response.set({ 'Content-Security-Policy': still, ...PRIVATE });
    response.status(status).type('html').send(withComments.replace('<head>', HEAD));
  };

  return {
    routes: (app: Express): void => {
      app.get('/_review/:token', show);
      app.post('/_review/:token', express.urlencoded({ extended: false, limit: '64kb' }), decide);
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

const HEAD = '<head><base target="_blank"><link rel="stylesheet" href="/_editor/guest-marks.css">';

const versionIn = (value: unknown, otherwise: ShownVersion): ShownVersion =>
  typeof value === 'string' && Object.hasOwn(SHOWN_VERSIONS, value) ? (value as ShownVersion) : otherwise;

const numberIn = (value: unknown): number => (/^\d{1,3}$/.test(String(value)) ? Number(value) : 0);
