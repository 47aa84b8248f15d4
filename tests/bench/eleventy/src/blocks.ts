import type { PublishedPage } from '../../../../content-store/model/entities/page.ts';
import type { Content } from './content.ts';
import { CARD, dayHtml, escaped, imageHtml, type LinkTo, linkHtml, SQUARE } from './markup.ts';

interface Picture {
  imageId: string;
  alt: string;
}

/** The blocks of the bench's pages. */
export type Block = { key: string } & (
  | { componentType: 'Headline'; title: string }
  | {
      componentType: 'LeftRightContent';
      heading: string;
      paragraph: string;
      image: Picture;
      link: LinkTo;
      config: { reversed: boolean };
    }
  | { componentType: 'ColumnContent'; heading: string; text: string; link: LinkTo; twoColumns: boolean }
  | { componentType: 'QuoteBlock'; quote: string; quoteBy: string; link: LinkTo; config: { backgroundColour: string } }
  | { componentType: 'ThreeColumnContent'; header: string; left: Block[]; right: Block[] }
  | { componentType: 'QuickLinks'; heading: string; links: LinkTo[] }
  | { componentType: 'CtaBlock'; text: string; link: LinkTo; style: { colour1: string; colour2: string } }
  | { componentType: 'Timeline'; title: string; tabs: { title: string; contents: Block[] }[] }
  | { componentType: 'RelatedPages'; heading: string; tagFilter: { include: string[]; limit: number } }
);

type Of<Type extends Block['componentType']> = Extract<Block, { componentType: Type }>;

/** What a block sees of its site. */
interface Around {
  content: Content;
  page: PublishedPage;
}

const RENDER: { [Type in Block['componentType']]: (block: Of<Type>, around: Around) => string } = {
  Headline: ({ title }) => `<div class="headline"><h2>${title}</h2></div>`,
  LeftRightContent: ({ heading, paragraph, image, link, config }, { content }) =>
    `<div class="pair${config.reversed ? ' pair-reversed' : ''}"><figure>${pictureHtml(image, content)}</figure>` +
    `<div class="pair-text"><h2>${heading}</h2><div class="rich-text">${withAnchors(paragraph)}</div>${linkHtml(link, 'button')}</div></div>`,
  ColumnContent: ({ heading, text, link, twoColumns }) =>
    `<section class="article"><h2>${heading}</h2><div class="article-text"><div class="rich-text${twoColumns ? ' two-columns' : ''}">` +
    `${withAnchors(text)}</div>${linkHtml(link, 'text-link')}</div></section>`,
  QuoteBlock: ({ quote, quoteBy, link, config }) =>
    `<div class="quote ground-${config.backgroundColour}"><figure><blockquote><p>${quote}</p></blockquote>` +
    `<figcaption><cite>${quoteBy}</cite>${linkHtml(link, 'text-link')}</figcaption></figure></div>`,
  ThreeColumnContent: ({ header, left, right }, around) =>
    `<section class="columns"><p class="eyebrow">${header}</p><div class="columns-left">${blocksHtml(left, around)}</div>` +
    `<div class="columns-right">${blocksHtml(right, around)}</div></section>`,
  QuickLinks: ({ heading, links }) =>
    `<section class="index"><h2>${heading}</h2><ul>${links.map((link) => `<li>${linkHtml(link, 'index-link')}</li>`).join('')}</ul></section>`,
  CtaBlock: ({ text, link, style }) =>
    `<section class="poster ground-${style.colour1}"><p>${text}</p><div class="ground-${style.colour2}">${linkHtml(link, 'poster-link')}</div></section>`,
  Timeline: timelineHtml,
  RelatedPages: relatedHtml,
};

export function blocksHtml(blocks: readonly Block[], around: Around): string {
  return blocks.map((block) => `<div class="block mb2">${blockHtml(block, around)}</div>`).join('');
}

function blockHtml<Type extends Block['componentType']>(block: Of<Type>, around: Around): string {
  const render = RENDER[block.componentType as Type];
  return render(block, around);
}

const pictureHtml = ({ imageId, alt }: Picture, content: Content): string =>
  imageHtml(content.pictures.get(imageId) ?? '', SQUARE, alt);

/** Headings in texts can be linked to. */
const withAnchors = (html: string): string =>
  html.replaceAll(
    /<h3>(.*?)<\/h3>/g,
    (_, text: string) => `<h3 id="${text.trim().toLowerCase().replaceAll(/\W+/g, '-')}">${text}</h3>`,
  );

function timelineHtml({ key, title, tabs }: Of<'Timeline'>, around: Around): string {
  const buttons = tabs.map(
    (tab, index) =>
      `<button type="button" role="tab" id="${key}-${index}-tab" aria-selected="${index === 0}" aria-controls="${key}-${index}-panel">` +
      `<span>${index || ''}</span>${tab.title}</button>`,
  );
  const panels = tabs.map(
    (tab, index) =>
      `<div role="tabpanel" id="${key}-${index}-panel" aria-labelledby="${key}-${index}-tab"${index === 0 ? '' : ' hidden'}>` +
      `<h3>${tab.title}</h3>${blocksHtml(tab.contents, around)}</div>`,
  );
  return (
    `<section class="timeline"><h2>${title}</h2><div role="tablist" aria-label="${escaped(title)}">${buttons.join('')}</div>` +
    `${panels.join('')}<button type="button"><span>NEXT</span> ${tabs[1]?.title}</button></section>`
  );
}

function relatedHtml({ heading, tagFilter }: Of<'RelatedPages'>, { content, page }: Around): string {
  const tagged = tagFilter.include.flatMap((tag) => content.byTag.get(tag) ?? []);
  const found = tagged.filter((other) => other !== page).slice(0, tagFilter.limit);
  const cards = found.map((page) => `<li class="swiper-slide">${cardHtml(page, content)}</li>`);
  return (
    `<div class="carousel"><h2>${heading}</h2><button type="button" aria-label="Previous"></button>` +
    `<button type="button" aria-label="Next"></button><ul aria-label="${escaped(heading)}">${cards.join('')}</ul></div>`
  );
}

function cardHtml({ slug, header, tags, publishDate, description }: PublishedPage, content: Content): string {
  const { heading, image } = header as { heading: string; image: Picture };
  const label = tags[0]?.slice(tags[0].indexOf(':') + 1) ?? '';
  return (
    `<article class="card">${imageHtml(content.pictures.get(image.imageId) ?? '', CARD, '')}<span>${escaped(label)}</span>` +
    `<h3><a href="/${slug}">${heading}</a></h3><p>${dayHtml(publishDate ?? '', 'short')}</p>` +
    `<p>${escaped(description)} </p><span aria-hidden="true">Read More</span></article>`
  );
}
