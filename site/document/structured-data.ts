import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import { textsIn } from '../texts/texts-in.ts';
import { type KnownPage, organisation, type Thing, trailSteps } from './structured-parts.ts';
import { subject } from './structured-subject.ts';

/** Empty if the site's own address is unknown, because all addresses in it are absolute. */
export function structuredData(known: KnownPage): Thing[] {
  const { page, base } = known;
  if (base === '') return [];
  if (page.slug === '') return homeThings(known);
  return [trail(known), subject(known)].filter((thing) => thing !== null);
}

/** JSON that is safe inside a script element. */
export function asScript(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function homeThings(known: KnownPage): Thing[] {
  const { siteName, base, description, logo, sameAs = [] } = known;
  const who = { ...organisation(known), ...(logo && { logo }), ...(sameAs.length > 0 && { sameAs }) };
  const site = { '@type': 'WebSite', name: siteName, url: `${base}/`, description, publisher: organisation(known) };
  return [who, site];
}

function trail(known: KnownPage): Thing | null {
  const { page, base, home = '/' } = known;
  if (!page.showBreadcrumb) return null;
  const items = [
    { name: textsIn(pageLanguage(page).tag).frame.home, item: base + home },
    ...trailSteps(known),
    { name: titleOfPage(page), item: `${base}/${asciiAddress(page.slug)}` },
  ];
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
