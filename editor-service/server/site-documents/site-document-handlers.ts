import type { noticeCalls } from '../../contract/notice-calls.ts';
import type { Region, siteCalls } from '../../contract/site-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import type { PublishParts } from '../publishing/publishing.ts';
import { noticeHandlers } from './notices.ts';
import { loadDocument, publishDocument, saveDocument } from './site-document.ts';
import { publishSiteSettings, saveSiteSettings } from './site-settings.ts';

/** The documents that exist once per domain: navigation, footer, settings with their lists, notices. */
export function siteDocumentHandlers(parts: PublishParts): HandlersOf<typeof siteCalls & typeof noticeCalls> {
  const { db } = parts;
  return {
    'site/loadNav': (place, { caller }) => loadDocument(db, 'navigation', place, caller),
    'site/saveNav': ({ nav }, { caller }) => saveDocument(db, 'navigation', nav, caller),
    'site/publishNav': ({ nav }, { caller }) => publishDocument(parts, 'navigation', nav, caller),
    'site/loadFooter': (place, { caller }) => loadDocument(db, 'footer', place, caller),
    'site/saveFooter': ({ footer }, { caller }) => saveDocument(db, 'footer', footer, caller),
    'site/publishFooter': ({ footer }, { caller }) => publishDocument(parts, 'footer', footer, caller),
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
    ...noticeHandlers(parts),
  };
}

/** The place of a region's own document, if it has one. */
const placeOf = ({ domainId, region }: { domainId: string; region: Region }) => ({
  domainId,
  slugPrefix: typeof region === 'string' ? region : region.slugPrefix,
});
