import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CAROUSEL_PLACE, IslandsContext } from '../elements/Carousel.tsx';
import type { CarouselKind } from '../elements/carousel-kind.ts';

/** React puts preloads for images before the markup; they belong in the head, not in the middle of a page. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The markup of a React view without anything needed only for hydration. */
export function renderStatic(view: ComponentType<never>, props: object): string {
  return renderToStaticMarkup(createElement(view as ComponentType<object>, props)).replace(LEADING_PRELOADS, '');
}

/** A carousel in static markup, which the page hydrates. */
export interface CarouselPlace {
  kind: CarouselKind;
  className: string;
  html: string;
}

const PLACE = new RegExp(`<${CAROUSEL_PLACE} data-kind="(\\w+)" data-class="([^"]*)">(.*?)</${CAROUSEL_PLACE}>`, 's');

/** The markup of a React view: HTML and carousels in turn. */
export function renderAroundCarousels(view: ComponentType<never>, props: object): (string | CarouselPlace)[] {
  const inside = createElement(view as ComponentType<object>, props);
  const html = renderStatic(() => createElement(IslandsContext, { value: true }, inside), {});
  if (!html.includes(`<${CAROUSEL_PLACE} `)) return [html];
  const [first = '', ...rest] = html.split(PLACE);
  const pieces: (string | CarouselPlace)[] = [first];
  for (let at = 0; at < rest.length; at += 4) {
    const [kind, className = '', html = '', after = ''] = rest.slice(at);
    pieces.push({ kind: kind as CarouselKind, className, html }, after);
  }
  return pieces;
}
