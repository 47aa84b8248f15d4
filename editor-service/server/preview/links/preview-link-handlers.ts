import type { Request } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import {
  insertPreviewLink,
  type PreviewLink,
  previewLink,
  previewLinks,
  removePreviewLink,
} from '#content-store/drafts/preview/preview-links.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import type { SharedPreview } from '../../../contract/preview.ts';
import { type HandlersOf, stampOf } from '../../http/call-context.ts';
import { cookieOf } from '../../http/cookies.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import { createSigner } from '../../runtime/signer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Links that show drafts without a login. */
export function previewLinkHandlers({ db, publicEditorUrl }: Ground, tokens: PreviewTokens): HandlersOf<'previewLink'> {
  const shown = ({ id, createdBy, createdAt, expiresAt }: PreviewLink, page: Page | undefined): SharedPreview => ({
    _id: id,
    page: page ? shownPage(page) : null,
    url: `${publicEditorUrl}/_preview/${tokens.tokenOf(id)}`,
    ...{ createdBy, createdAt, expiresAt },
  });
  return {
    'previewLink/list': async ({ domainId }, { caller }) => {
      const links: SharedPreview[] = [];
      for (const link of await previewLinks(db, domainId, new Date().toISOString())) {
        const page = link.pageId === null ? undefined : await pageById(db, { _id: link.pageId, domainId });
        const isGone = link.pageId !== null && !page;
        if (!isGone && (!page || hasPageRole(page, 'viewerRoles', caller))) links.push(shown(link, page));
      }
      return { links };
    },
    'previewLink/create': async ({ domainId, pageId, days }, { caller }) => {
      const page = pageId === undefined ? undefined : await requirePage(db, { _id: pageId, domainId });
      if (page && requirePageRole(page, 'viewerRoles', caller).viewerRoles.length > 0) {
        throw new AppError('invalid', 'Only some roles may view this page; a preview link would show it to everyone');
      }
      const stamp = stampOf(caller);
      const expiresAt = new Date(Date.parse(stamp.at) + days * DAY_MS).toISOString();
      return shown(await insertPreviewLink(db, { domainId, pageId: pageId ?? null, expiresAt }, stamp), page);
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

const shownPage = (page: Page) => ({ _id: page._id, title: pageTitle(page), slug: page.slug });

/** The cookie that lets the pages of a preview link to each other. */
export const PREVIEW_COOKIE = 'previewLink';

/** The valid preview link of a token, or of a request's cookie. */
export type PreviewOf = (from: string | Request) => Promise<PreviewLink | undefined>;

/** Finds preview links that are neither forged nor expired nor withdrawn. */
export function createPreviewOf(db: Db, tokens: PreviewTokens): PreviewOf {
  return async (from) => {
    const id = tokens.idOf(typeof from === 'string' ? from : (cookieOf(from, PREVIEW_COOKIE) ?? ''));
    return id === null ? undefined : previewLink(db, id, new Date().toISOString());
  };
}

type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/**
 * Tokens of preview links, `<id>.<signature>`: the database alone, or a copy of it, opens no preview, and a link can be
 * copied again at any time.
 */
export function createPreviewTokens(secret: string) {
  const signer = createSigner(secret, 'preview links');
  return {
    tokenOf: (id: string): string => `${id}.${signer.sign(id)}`,
    /** The id of the link that a token is of; null for a forged one. */
    idOf: (token: string): string | null => {
      const [id = '', given = ''] = token.split('.');
      return signer.isSigned(id, given) ? id : null;
    },
  };
}
