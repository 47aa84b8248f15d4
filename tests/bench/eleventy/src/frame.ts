import type { PublishedPage } from '../../../../content-store/model/entities/page.ts';
import { type Block, blocksHtml } from './blocks.ts';
import { footerHtml, navigationHtml } from './chrome.ts';
import type { Content } from './content.ts';
import { dayHtml, escaped, imageHtml, NARROW, variants, WIDE } from './markup.ts';

interface Picture {
  imageId: string;
  alt: string;
}

/** A whole page: head, navigation, header, blocks and footer. */
export function frameHtml(content: Content, page: PublishedPage): string {
  const header = page.header as { heading: string; description: string; image: Picture };
  return (
    `<!DOCTYPE html><html lang="en-AU"><head>${headHtml(content, page, header.image)}</head><body>${imprintHtml(content, page)}` +
    `<div class="frame"><a class="button visually-hidden" href="#main">Skip to content</a>` +
    `${noticeHtml('Acknowledgement', content.acknowledgement)}${noticeHtml('Banner', content.banner)}${navigationHtml(content)}` +
    `<main id="main" tabindex="-1"><header class="page-header"><nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>` +
    `<li aria-current="page">${header.heading}</li></ol></nav><h1>${header.heading}</h1><p>${escaped(header.description)}</p>` +
    `${headerPicture(content, header.image)}</header>` +
    `<p class="dateline">${page.publishDate ? dayHtml(page.publishDate, 'long') : ''}</p>` +
    `<div class="column blocks">${blocksHtml(page.contents as unknown as Block[], { content, page })}</div></main>` +
    `${footerHtml(content)}</div></body></html>`
  );
}

/** The line that paper shows. */
function imprintHtml({ siteName }: Content, { slug, lastPublished }: PublishedPage): string {
  const words = [siteName, addressOf(slug), ...(lastPublished ? [`Updated ${dayHtml(lastPublished, 'long')}`] : [])];
  return `<p class="imprint column" hidden>${words.join(' · ')}</p>`;
}

const addressOf = (slug: string): string => `${process.env.PUBLIC_SITE_URL ?? ''}/${slug}`;

const noticeHtml = (name: string, text: string): string =>
  `<aside aria-label="${name}"><p>${escaped(text)}</p><button type="button" aria-label="Close: ${name}"></button></aside>`;

function headerPicture(content: Content, { imageId, alt }: Picture): string {
  const start = content.pictures.get(imageId);
  if (!start) return '';
  const narrow = variants(start, NARROW);
  return `<picture><source media="(max-width: 639px)" ${narrow.size}>${imageHtml(start, WIDE, alt, 'eager')}</picture>`;
}

function headHtml({ siteName, keywords, pictures }: Content, page: PublishedPage, { imageId, alt }: Picture): string {
  const [title, description, url] = [escaped(page.title), escaped(page.description), addressOf(page.slug)];
  const image = `${process.env.PUBLIC_SITE_URL ?? ''}${pictures.get(imageId) ?? ''}-1200x630.jpg`;
  const named = {
    description,
    keywords: escaped(keywords),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
  };
  const shared = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
  };
  const pictured = {
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': escaped(alt),
  };
  const meta = Object.entries({ ...named, ...shared, ...pictured }).map(([name, value]) =>
    name.startsWith('og:')
      ? `<meta property="${name}" content="${value}">`
      : `<meta name="${name}" content="${value}">`,
  );
  return (
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title} · ${siteName}</title>${meta.join('')}<link rel="canonical" href="${url}">` +
    `<script type="application/ld+json">${structuredData(page, url, image)}</script><link rel="stylesheet" href="/style.css">`
  );
}

function structuredData(
  { title, description, publishDate, updatedAt }: PublishedPage,
  url: string,
  image: string,
): string {
  const trail = ['Home', title].map((name, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }));
  const list = { '@type': 'BreadcrumbList', itemListElement: trail };
  const dates = { datePublished: publishDate, dateModified: updatedAt };
  const graph = [list, { '@type': 'WebPage', name: title, ...dates, description, url, image }];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
