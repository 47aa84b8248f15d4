import type { NoticeKind } from '#content-store/model/entities/notice.ts';
import { siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PostedNotice, Region, siteCalls } from '../../contract/site.ts';
import type { Caller, Handlers, LoggedInContext } from '../http/call-context.ts';
import { loadDocument, type PublishParts, publishDocument, saveDocument } from './site-document.ts';
import { publishSiteSettings, saveSiteSettings } from './site-settings.ts';

/** The documents that exist once per domain: navigation, footer, settings with their lists, notices. */
export function siteDocumentHandlers(parts: PublishParts): Pick<Handlers, keyof typeof siteCalls> {
  const { db } = parts;
  const loadNotice = (kind: NoticeKind, ref: NoticeRef, caller: Caller | null) =>
    loadDocument(db, kind, { domainId: domainOf(kind, ref) }, caller);
  const saveNotice = (kind: NoticeKind, posted: PostedNotice, caller: Caller) =>
    saveDocument(db, kind, noticeOf(kind, posted), caller);
  const publishNotice = (kind: NoticeKind, posted: PostedNotice, context: LoggedInContext) =>
    publishDocument(parts, kind, noticeOf(kind, posted), context);
  return {
    'site/loadNav': (place, { caller }) => loadDocument(db, 'navigation', place, caller),
    'site/saveNav': ({ nav }, { caller }) => saveDocument(db, 'navigation', nav, caller),
    'site/publishNav': ({ nav }, context) => publishDocument(parts, 'navigation', nav, context),
    'site/loadFooter': (place, { caller }) => loadDocument(db, 'footer', place, caller),
    'site/saveFooter': ({ footer }, { caller }) => saveDocument(db, 'footer', footer, caller),
    'site/publishFooter': ({ footer }, context) => publishDocument(parts, 'footer', footer, context),
    'nav/loadRegionNav': (region, { caller }) => loadDocument(db, 'navigation', placeOf(region), caller),
    'footer/loadRegionFooter': (region, { caller }) => loadDocument(db, 'footer', placeOf(region), caller),
    'siteSettings/loadSiteSettings': (place, { caller }) => loadDocument(db, 'siteSettings', place, caller),
    'siteSettings/saveSiteSettings': saveSiteSettings(db),
    'siteSettings/publishSiteSettings': publishSiteSettings(parts),
    'redirects/list': async (place, { caller }) => {
      const { redirects } = await loadDocument(db, 'redirects', place, caller);
      return { redirects, total: redirects.length };
    },
    'categories/list': async (place, { caller }) => {
      const { categories } = await loadDocument(db, 'categories', place, caller);
      return { categories };
    },
    'banner/loadBanner': ({ bannerId: _id, domainId }, { caller }) => loadNotice('banner', { _id, domainId }, caller),
    'banner/saveBanner': ({ banner }, { caller }) => saveNotice('banner', banner, caller),
    'banner/publishBanner': ({ banner }, context) => publishNotice('banner', banner, context),
    'acknowledgementBox/loadAcknowledgementBox': ({ acknowledgementBoxId: _id, domainId }, { caller }) =>
      loadNotice('acknowledgementBox', { _id, domainId }, caller),
    'acknowledgementBox/saveAcknowledgementBox': ({ acknowledgementBox }, { caller }) =>
      saveNotice('acknowledgementBox', acknowledgementBox, caller),
    'acknowledgementBox/publishAcknowledgementBox': ({ acknowledgementBox }, context) =>
      publishNotice('acknowledgementBox', acknowledgementBox, context),
  };
}

/** The place of a region's own document, if it has one. */
const placeOf = ({ domainId, region }: { domainId: string; region: Region }) => ({
  domainId,
  slugPrefix: typeof region === 'string' ? region : region.slugPrefix,
});

/** The token changes with the text. */
const noticeOf = (kind: NoticeKind, posted: PostedNotice) => ({
  text: posted.text,
  token: '',
  domainId: domainOf(kind, posted),
});

interface NoticeRef {
  _id?: string | undefined;
  domainId?: string | undefined;
}

/** A notice is identified by its `_id` or its domain: `banner_main` → `main`. */
function domainOf(kind: NoticeKind, { _id, domainId }: NoticeRef): string {
  const prefix = siteDocumentId(kind, '');
  const named = _id?.startsWith(prefix) ? _id.slice(prefix.length) : domainId;
  if (!named) throw new AppError('invalid', 'Choose a domain');
  return named;
}
