import {
  languageName,
  type SiteLanguage,
  type SiteLanguages,
  siteLanguage,
} from '#content-store/model/values/site-language.ts';
import type { SiteConfig } from './site-config.ts';

/** The languages of a configuration, in its order. */
export function languagesIn({ language = 'en', languages = {} }: SiteConfig): SiteLanguages {
  const [first = siteLanguage(language), ...others] = Object.entries(languages).map(([tag, { path, domain }]) =>
    siteLanguage(tag, { ...(path && { path }), ...(domain && { domain }) }),
  );
  return [nameIn(first), ...others.map(nameIn)];

  /** Without its country or script when no other language needs to be told apart: `English`. */
  function nameIn(language: SiteLanguage): SiteLanguage {
    const isAlone = ![first, ...others].some((other) => other !== language && baseOf(other) === baseOf(language));
    return isAlone ? { ...language, name: languageName(baseOf(language), language.tag) } : language;
  }
}

const baseOf = ({ tag }: SiteLanguage): string => tag.replace(/-.*/, '');
