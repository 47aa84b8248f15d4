import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CAROUSEL_PLACE, type CarouselProps, CarouselsContext } from '../elements/Carousel.tsx';

/** React puts preloads for images before the markup; they belong in the head, not in the middle of a page. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The markup of a React view without anything needed only for hydration. */
export function renderStatic(view: ComponentType<never>, props: object): string {
  return renderToStaticMarkup(createElement(view as ComponentType<object>, props)).replace(LEADING_PRELOADS, '');
}

/** The markup of a React view in pieces; between two of them is a carousel, which the page hydrates. */
export function renderAroundCarousels(view: ComponentType<never>, props: object) {
  const carousels: CarouselProps[] = [];
  const inside = createElement(view as ComponentType<object>, props);
  const html = renderStatic(() => createElement(CarouselsContext, { value: carousels }, inside), {});
  return { pieces: html.split(`<${CAROUSEL_PLACE}></${CAROUSEL_PLACE}>`), carousels };
}
