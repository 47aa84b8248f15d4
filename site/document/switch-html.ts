import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { LanguageSwitch } from '../chrome/LanguageSwitch.tsx';
import { hrefOfVersion, type LanguageVersion } from '../content/language-versions.ts';
import { renderStatic } from './render-static.ts';

const MARK = 'address-in-';

/** The switch as it is rendered for each choice of languages, with marks in the places of addresses. */
const kept = new Map<string, string>();

/** The links of a page to other languages, as markup; rendered once for all pages that lead to the same languages. */
export function switchHtml(language: SiteLanguage, links: readonly LanguageVersion[], domainId: string): string {
  if (links.length === 0) return '';
  const tags = links.map((link) => link.language.tag);
  const key = [language.tag, ...tags].join(' ');
  const marked = links.map((link) => ({
    language: link.language,
    version: { domainId, slug: MARK + link.language.tag, siteUrl: '' },
  }));
  const html = kept.get(key) ?? renderStatic(LanguageSwitch, { language, links: marked, domainId }, language);
  kept.set(key, html);
  return links.reduce(
    (filled, link) => filled.replace(`"/${MARK}${link.language.tag}"`, `"${escapeXml(hrefOfVersion(link, domainId))}"`),
    html,
  );
}
