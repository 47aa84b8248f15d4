import { addAttribute, escapeHTML } from 'astro/runtime/server/index.js';
import { dayText } from '../texts/date-text.ts';
import { filled } from '../texts/filled.ts';
import { textsIn } from '../texts/texts-in.ts';
import { localeOf, type PageHead } from './page-head.ts';
import { asScript } from './structured-data.ts';

/** Title, description, canonical address, Open Graph and Twitter metadata, structured data; empty ones are omitted. */
export function headHtml(head: PageHead): string {
  const {
    title,
    description,
    keywords,
    canonical,
    alternates,
    locale,
    isIndexed,
    siteName,
    og,
    twitter,
    structuredData,
  } = head;
  const texts = {
    ...{ description, keywords, robots: isIndexed ? '' : 'noindex' },
    'twitter:card': twitter.picture ? 'summary_large_image' : 'summary',
    'twitter:title': twitter.title,
    'twitter:description': twitter.description,
    'twitter:image': twitter.picture?.src,
    'twitter:image:alt': twitter.picture?.alt,
  };
  const graph = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': og.title,
    'og:description': og.description,
    'og:url': canonical,
    'og:locale': locale,
    'og:image': og.picture?.src,
    'og:image:type': og.picture && 'image/jpeg',
    'og:image:width': og.picture && String(og.picture.width),
    'og:image:height': og.picture && String(og.picture.height),
    'og:image:alt': og.picture?.alt,
  };
  const link = canonical && `<link rel="canonical"${addAttribute(canonical, 'href')}>`;
  const locales = alternates
    .filter(({ tag }) => tag !== 'x-default' && localeOf(tag) !== locale)
    .map(({ tag }) => metaTags('property', { 'og:locale:alternate': localeOf(tag) }))
    .join('');
  const others = alternates.map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${tag}"${addAttribute(href, 'href')}>`,
  );
  const data =
    structuredData.length > 0 ? `<script type="application/ld+json">${asScript(structuredData)}</script>` : '';
  return `<title>${escapeHTML(title)}</title>${metaTags('name', texts)}${metaTags('property', graph)}${locales}${link}${others.join('')}${data}`;
}

const metaTags = (key: 'name' | 'property', values: Record<string, string | null | undefined>): string =>
  Object.entries(values)
    .map(([name, content]) => (content ? `<meta ${key}="${name}"${addAttribute(content, 'content')}>` : ''))
    .join('');

/** A line on paper: where and when the page was printed from; nothing where the site's own address is unknown. */
export function imprintHtml({ siteName, canonical, updated }: PageHead, tag: string): string {
  const { frame, language } = textsIn(tag);
  const day = dayText(updated, language);
  const words = [siteName, canonical, day && filled(frame.updated, { day: day.text }, language)];
  return canonical && `<p class="imprint column" hidden>${escapeHTML(words.filter(Boolean).join(' · '))}</p>`;
}
