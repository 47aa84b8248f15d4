import type { PublishedPage } from '../../../../content-store/model/entities/page.ts';
import type { Block } from './blocks.ts';
import type { Content } from './content.ts';
import { dayHtml, escaped, type LinkTo } from './markup.ts';

/** A whole page in the fewest templates: one layout, and each block as its plain heading, paragraph, list and link. */
export function minimalHtml(content: Content, page: PublishedPage): string {
  const { heading, description } = page.header as { heading: string; description: string };
  const links = content.navigation.items.map(({ link }) => link);
  return (
    `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(page.title)}</title>` +
    `<meta name="description" content="${escaped(page.description)}"></head><body><header><nav>${listOf(links)}</nav></header>` +
    `<main><h1>${heading}</h1><p>${escaped(description)}</p>${page.publishDate ? dayHtml(page.publishDate, 'long') : ''}` +
    `${blocksHtml(page.contents as unknown as Block[], content, page)}</main><footer>${content.footer.copyright}</footer></body></html>`
  );
}

const blocksHtml = (blocks: readonly Block[], content: Content, page: PublishedPage): string =>
  blocks.map((block) => blockHtml(block, content, page)).join('');

function blockHtml(block: Block, content: Content, page: PublishedPage): string {
  switch (block.componentType) {
    case 'Headline':
      return `<h2>${block.title}</h2>`;
    case 'LeftRightContent':
      return `<h2>${block.heading}</h2>${block.paragraph}${linkTo(block.link)}`;
    case 'ColumnContent':
      return `<h2>${block.heading}</h2>${block.text}${linkTo(block.link)}`;
    case 'QuoteBlock':
      return `<blockquote>${block.quote}</blockquote><p>${block.quoteBy}</p>${linkTo(block.link)}`;
    case 'ThreeColumnContent':
      return `<p>${block.header}</p>${blocksHtml([...block.left, ...block.right], content, page)}`;
    case 'QuickLinks':
      return `<h2>${block.heading}</h2>${listOf(block.links)}`;
    case 'CtaBlock':
      return `<p>${block.text}</p>${linkTo(block.link)}`;
    case 'Timeline':
      return `<h2>${block.title}</h2>${block.tabs.map((tab) => `<h3>${tab.title}</h3>${blocksHtml(tab.contents, content, page)}`).join('')}`;
    case 'RelatedPages': {
      const tagged = block.tagFilter.include.flatMap((tag) => content.byTag.get(tag) ?? []);
      const found = tagged.filter((other) => other !== page).slice(0, block.tagFilter.limit);
      const links = found.map(({ slug, header }) => ({ href: `/${slug}`, text: String(header.heading) }));
      return `<h2>${block.heading}</h2>${listOf(links)}`;
    }
  }
}

type To = Pick<LinkTo, 'href' | 'text'>;

const linkTo = ({ href, text }: To): string => (href ? `<a href="${href}">${escaped(text)}</a>` : '');

const listOf = (links: readonly To[]): string => `<ul>${links.map((link) => `<li>${linkTo(link)}</li>`).join('')}</ul>`;
