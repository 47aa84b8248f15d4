import type { Page } from '#content-store/model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { valueAt } from '../fields/change-at.ts';
import { mapPage, mapSiteDocument, type Visit } from './map-texts.ts';
import { plainText } from './page-text.ts';

interface InBlock {
  /** Null for what is in no block. */
  blockKey: string | null;
}

/** Links and pictures as they are stored, without rendering anything. */
export interface LinksAndPictures {
  links: (InBlock & { href: string; name: string })[];
  /** Pictures of the library that have no description of their own and are not decorative. */
  undescribed: (InBlock & { imageId: string })[];
}

export const inPage = (page: Page): LinksAndPictures => gathered((visit) => mapPage(page, visit));

export const inSiteDocument = (kind: SiteDocumentKind, document: SiteDocument<SiteDocumentKind>): LinksAndPictures =>
  gathered((visit) => mapSiteDocument(kind, document, visit));

const LINK = /<a\b[^<>]*\shref="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/g;
const PICTURE = /<img data-image-id="([\w-]+)"( alt=)?/g;

function gathered(map: (visit: Visit) => unknown): LinksAndPictures {
  const found: LinksAndPictures = { links: [], undescribed: [] };
  map({
    withPrivate: false,
    visit: (field, value, { blockKey, block }) => {
      if (field.kind === 'link') {
        const { href, name } = { href: valueAt(value, 'href'), name: valueAt(value, 'text') };
        // An anchor is stored without its `#`.
        const isAnchor = valueAt(value, 'type') === 'anchor' && href !== '';
        if (typeof href === 'string' && !isAnchor) {
          found.links.push({ href, name: typeof name === 'string' ? name : '', blockKey });
        }
      }
      if (field.kind === 'richText' && typeof value === 'string') {
        for (const [, href = '', words = ''] of value.matchAll(LINK)) {
          found.links.push({ href: plainText(href), name: plainText(words), blockKey });
        }
      }
      // A picture in the settings is for other sites, which show no description.
      if (block !== 'Page settings') {
        found.undescribed.push(...undescribedIn(field, value).map((imageId) => ({ imageId, blockKey })));
      }
      return value;
    },
  });
  return found;
}

/** The ids of the pictures in a field that have no description of their own and are not decorative. */
export function undescribedIn({ kind }: Field, value: unknown): string[] {
  if (kind === 'richText' && typeof value === 'string') {
    return [...value.matchAll(PICTURE)].flatMap(([, imageId = '', alt]) => (alt === undefined ? imageId : []));
  }
  if (kind !== 'image') return [];
  const imageId = valueAt(value, 'imageId');
  const isDescribed = valueAt(value, 'alt') || valueAt(value, 'decorative') === true;
  return typeof imageId === 'string' && imageId && !isDescribed ? [imageId] : [];
}
