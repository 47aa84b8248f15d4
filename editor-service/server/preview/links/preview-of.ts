import type { Request } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type PreviewLink, previewLink } from '#content-store/drafts/preview/preview-links.ts';
import { cookieOf } from '../../http/cookies.ts';
import type { PreviewTokens } from './preview-tokens.ts';

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
