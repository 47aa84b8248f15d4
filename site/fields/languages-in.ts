import { type SiteLanguages, siteLanguage } from '#content-store/model/values/site-language.ts';
import type { SiteConfig } from './site-config.ts';

/** The languages of a configuration, in its order. */
export function languagesIn({ language = 'en', languages = {} }: SiteConfig): SiteLanguages {
  const [first = siteLanguage(language), ...others] = Object.entries(languages).map(([tag, { path, domain }]) =>
    siteLanguage(tag, { ...(path && { path }), ...(domain && { domain }) }),
  );
  return [first, ...others];
}
