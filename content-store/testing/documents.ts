import type { Stamp } from '../drafts/database/stamp.ts';
import { type Domain, domainSchema } from '../model/entities/domain.ts';
import { type PageDraft, pageDraftSchema } from '../model/entities/page.ts';
import type { MediaRecord } from '../model/media/image.ts';
import type { PublicContent } from '../model/published/public-page.ts';
import type { PublicEnvironment } from '../model/published/reader.ts';

/** The editors in tests: Ada starts, Ben changes the same content one hour later. */
export const ada: Stamp = { at: '2026-01-01T09:00:00.000Z', by: 'ada' };
export const ben: Stamp = { at: '2026-01-01T10:00:00.000Z', by: 'ben' };

/** A validated draft in the domain `main`; `fields` as an editor would post them. */
export function pageDraft(fields: { slug: string; [field: string]: unknown }): PageDraft {
  return pageDraftSchema.parse({ domainId: 'main', ...fields });
}

/** For content without private or unknown fields. */
export const keepAll: PublicContent = ({ template, header, contents }) => ({ template, header, contents });

/** The domain used in tests. */
export function mainDomain(fields: object = {}): Domain {
  return domainSchema.parse({ _id: 'main', name: 'Tideline Trust', hostnames: ['localhost'], ...fields });
}

/** An original of 400 × 300 pixels; its hash repeats `digit`. */
export function mediaRecord(_id: string, digit: string): MediaRecord {
  return { _id, hash: digit.repeat(64), ext: 'png', width: 400, height: 300, name: `${_id}.png`, alt: '' };
}

export const environment: PublicEnvironment = {
  siteUrl: 'https://tideline.example',
  apiUrl: 'https://api.tideline.example',
  imageBaseUrl: '',
  fileBaseUrl: '',
  gtmId: '',
  recaptchaSiteKey: '',
};
