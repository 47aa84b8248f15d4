import type { SiteDocument } from 'pagewright/content';
import { footer } from '../footer.ts';
import { navigation } from '../navigation.ts';
import { acknowledgementBox, banner } from '../notices.ts';
import { siteSettings } from '../site-settings.ts';
import { type DemoLanguage, withAlts } from './translation.ts';

/** The documents around the pages, as the first language has them. */
const FRAME = { navigation, footer, siteSettings, banner, acknowledgementBox };
type Frame = typeof FRAME;

/** What they say instead in another language. */
export type FrameTexts = { readonly [Kind in keyof Frame]: Partial<Frame[Kind]> };

/** The documents around the pages of a language. */
export const frameIn = (language: DemoLanguage, texts: FrameTexts): SiteDocument[] =>
  (Object.keys(FRAME) as (keyof Frame)[]).map((kind) => {
    const slugPrefix = `lang-${language.path}`;
    const { _id, ...document } = FRAME[kind];
    const placed = { ...document, ...texts[kind], kind, slugPrefix, _id: `${_id}_${slugPrefix}` };
    return { collection: 'regions', document: withAlts(placed, language) as object };
  });
