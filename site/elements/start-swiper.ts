import Swiper from 'swiper';
import type { SwiperModule, SwiperOptions } from 'swiper/types';
import { makeAccessible } from './accessible-slides.ts';
import type { CarouselKind } from './carousel-kind.ts';
import { shownSlide } from './shown-slide.ts';

export type SwiperModules = readonly SwiperModule[];

/** Slides in a row on wide screens: from 1080 pixels, further out with larger text, as `67.5rem` in the styles. */
const wide = (slidesPerView: number): NonNullable<SwiperOptions['breakpoints']> => ({
  [67.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)]: { slidesPerView, spaceBetween: 30 },
});

/** Number of slides in view and their motion. */
const OPTIONS: Readonly<Record<CarouselKind, (slides: number) => SwiperOptions>> = {
  // Up to three cards share the row.
  cards: (slides) => ({ spaceBetween: 20, breakpoints: wide(slides < 4 ? 3 : 4) }),
  tiles: () => ({ spaceBetween: 20, breakpoints: wide(4), centerInsufficientSlides: true }),
  people: () => ({ spaceBetween: 20, breakpoints: { 640: { slidesPerView: 2 }, ...wide(4) } }),
  jobs: () => ({ spaceBetween: 50, loop: true }),
  quotes: () => ({ effect: 'flip', flipEffect: { slideShadows: false } }),
  covers: () => ({
    spaceBetween: 50,
    effect: 'coverflow',
    coverflowEffect: { depth: 50, rotate: 0, slideShadows: false },
    breakpoints: { 320: { slidesPerView: 1 } },
  }),
};

const STILL: SwiperOptions = { speed: 0, effect: 'slide' };

/**
 * Turns a carousel that scrolls into a Swiper, at the slide it was scrolled to.
 * Slides do not animate if reduced motion is preferred.
 */
export function startSwiper(carousel: HTMLElement, kind: CarouselKind, modules: SwiperModules): Swiper | null {
  const view = carousel.querySelector<HTMLElement>('.swiper');
  if (!view) return null;
  const initialSlide = shownSlide(view);
  view.scrollLeft = 0;
  view.removeAttribute('tabindex');
  carousel.dataset.ready = '';
  const swiper = new Swiper(view, {
    modules: [...modules],
    speed: 500,
    slidesPerView: 1,
    initialSlide,
    ...OPTIONS[kind](view.querySelectorAll('.swiper-slide').length),
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && STILL),
    watchOverflow: true,
  });
  makeAccessible(swiper);
  return swiper;
}
