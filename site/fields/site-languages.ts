import type { SiteLanguages } from '#content-store/model/values/site-language.ts';
import { languagesIn } from './languages-in.ts';
import { ownConfig } from './own-config.ts';

/** The languages of this site. */
export const siteLanguages: SiteLanguages = languagesIn(ownConfig);
