import Swiper from 'swiper';
import { A11y, EffectCoverflow, EffectFlip } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { CarouselKind } from './carousel-kind.ts';
import { shownSlide } from './shown-slide.ts';

const FOUR: SwiperOptions = { spaceBetween: 20, breakpoints: { 1080: { slidesPerView: 4, spaceBetween: 30 } } };

/** Up to three cards share the row. */
const THREE: SwiperOptions = { breakpoints: { 1080: { slidesPerView: 3, spaceBetween: 30 } } };

/** Number of slides in view and their motion (specification 2 §9). */
const OPTIONS: Readonly<Record<CarouselKind, SwiperOptions>> = {
  cards: FOUR,
  tiles: { ...FOUR, centerInsufficientSlides: true },
  people: {
    spaceBetween: 20,
    breakpoints: { 640: { slidesPerView: 2 }, 1080: { slidesPerView: 4, spaceBetween: 30 } },
  },
  jobs: { spaceBetween: 50, loop: true },
  quotes: { effect: 'flip', flipEffect: { slideShadows: false } },
  covers: {
    spaceBetween: 50,
    effect: 'coverflow',
    coverflowEffect: { depth: 50, rotate: 0, slideShadows: false },
    breakpoints: { 320: { slidesPerView: 1 } },
  },
};

const STILL: SwiperOptions = { speed: 0, effect: 'slide' };

/**
 * Turns a carousel that scrolls into a Swiper, at the slide it was scrolled to.
 * Slides do not animate if reduced motion is preferred.
 */
export function startSwiper(carousel: HTMLElement, kind: CarouselKind): Swiper | null {
  const view = carousel.querySelector<HTMLElement>('.swiper');
  if (!view) return null;
  const initialSlide = shownSlide(view);
  view.scrollLeft = 0;
  view.removeAttribute('tabindex');
  carousel.dataset.ready = '';
  return new Swiper(view, {
    modules: [A11y, EffectCoverflow, EffectFlip],
    speed: 500,
    slidesPerView: 1,
    initialSlide,
    ...OPTIONS[kind],
    ...(kind === 'cards' && view.querySelectorAll('.swiper-slide').length < 4 && THREE),
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && STILL),
    watchOverflow: true,
    a11y: { slideRole: '', containerRole: null },
  });
}
