import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { CAROUSEL_PLACE, IslandsContext } from '../elements/Carousel.tsx';
import type { CarouselKind } from '../elements/carousel-kind.ts';
import { Markup } from '../elements/Markup.tsx';
import { siteLanguages } from '../fields/site-languages.ts';
import { pageWords } from '../texts/texts-in.ts';
import { WordsContext } from '../texts/use-texts.ts';
import type { CarouselPlace, SlotMarkup } from './islands.ts';

/** React puts preloads for images before the markup; they belong in the head, not in the middle of a page. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The markup of a React view on a page in a language, without anything needed only for hydration. */
export function renderStatic(view: ComponentType<never>, props: object, language = siteLanguages[0]): string {
  const inside = createElement(view as ComponentType<object>, props);
  const words = pageWords(language.tag);
  const onPage = createElement(WordsContext, { value: words && { ...words, home: language.home } }, inside);
  return renderToStaticMarkup(onPage).replace(LEADING_PRELOADS, '');
}

const CAROUSEL = new RegExp(
  `<${CAROUSEL_PLACE} data-kind="(\\w+)" data-class="([^"]*)">(.*?)</${CAROUSEL_PLACE}>`,
  'gs',
);

/** The same with its slots filled, and with what `placeOf` gives for each of its carousels. */
export function renderWithPlaces(
  view: ComponentType<never>,
  props: object,
  { slots, language }: { slots: SlotMarkup; language: SiteLanguage },
  placeOf: (carousel: CarouselPlace) => string,
): string {
  const filled = Object.entries(slots).map(([name, html]) => [
    name,
    createElement(Markup, { html, className: 'slot' }),
  ]);
  const inside = createElement(view as ComponentType<object>, { ...props, ...Object.fromEntries(filled) });
  const html = renderStatic(() => createElement(IslandsContext, { value: true }, inside), {}, language);
  return html.replace(CAROUSEL, (_, carousel: CarouselKind, className: string, slides: string) =>
    placeOf({ kind: 'carousel', carousel, className, html: slides }),
  );
}
