import { createContext, useContext } from 'react';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';

/** The language of the page around a view. An island has the site's first one, unless its host gives it another. */
export const PageLanguageContext = createContext<SiteLanguage>(siteLanguages[0]);

export const usePageLanguage = (): SiteLanguage => useContext(PageLanguageContext);
