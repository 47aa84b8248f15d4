import { createHash } from 'node:crypto';
import type { Notice } from '#content-store/model/entities/notice.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';

type Cleaners = { [K in SiteDocumentKind]?: (document: SiteDocument<K>) => SiteDocument<K> };

const CLEANERS: Cleaners = {
  banner: withToken,
  acknowledgementBox: withToken,
  footer: (footer) => ({
    ...footer,
    contactDetails: sanitiseRichText(footer.contactDetails),
    declarations: sanitiseRichText(footer.declarations),
  }),
};

/** A checked document with its rich texts sanitised, ready to be stored. */
export function cleanSiteDocument<K extends SiteDocumentKind>(kind: K, document: SiteDocument<K>): SiteDocument<K> {
  const clean: Cleaners[K] = CLEANERS[kind];
  return clean ? clean(document) : document;
}

/** The token identifies the text: a visitor who closed a notice sees it again once its text changes. */
function withToken(notice: Notice): Notice {
  const token = createHash('sha256').update(notice.text).digest('base64url').slice(0, 16);
  return { ...notice, token: notice.text === '' ? '' : token };
}
