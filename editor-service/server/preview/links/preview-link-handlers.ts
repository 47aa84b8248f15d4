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
import { requireDomain } from '../../content/domain-for.ts';
import { type HandlersOf, stampOf } from '../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import type { PreviewTokens } from './preview-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Parts {
  db: Db;
  tokens: PreviewTokens;
  publicEditorUrl: string;
}

/** Links that show drafts without a login. */
export function previewLinkHandlers({ db, tokens, publicEditorUrl }: Parts): HandlersOf<'previewLink'> {
  const shown = ({ id, createdBy, createdAt, expiresAt }: PreviewLink, page: Page | undefined): SharedPreview => ({
    _id: id,
    page: page ? shownPage(page) : null,
    url: `${publicEditorUrl}/_preview/${tokens.tokenOf(id)}`,
    ...{ createdBy, createdAt, expiresAt },
  });
  return {
    'previewLink/list': async ({ domainId }, { caller }) => {
      await requireDomain(db, domainId, caller);
      const links: SharedPreview[] = [];
      for (const link of await previewLinks(db, domainId, new Date().toISOString())) {
        const page = link.pageId === null ? undefined : await pageById(db, { _id: link.pageId, domainId });
        const isGone = link.pageId !== null && !page;
        if (!isGone && (!page || hasPageRole(page, 'viewerRoles', caller))) links.push(shown(link, page));
      }
      return { links };
    },
    'previewLink/create': async ({ domainId, pageId, days }, { caller }) => {
      await requireDomain(db, domainId, caller);
      const page = pageId === undefined ? undefined : await requirePage(db, { _id: pageId, domainId });
      if (page) requirePageRole(page, 'viewerRoles', caller);
      if (page && page.viewerRoles.length > 0) {
        throw new AppError('invalid', 'Only some roles may view this page; a preview link would show it to everyone');
      }
      const stamp = stampOf(caller);
      const expiresAt = new Date(Date.parse(stamp.at) + days * DAY_MS).toISOString();
      return shown(await insertPreviewLink(db, { domainId, pageId: pageId ?? null, expiresAt }, stamp), page);
    },
    'previewLink/withdraw': async ({ domainId, _id: id }, { caller }) => {
      await requireDomain(db, domainId, caller);
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
