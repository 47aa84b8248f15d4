import Swiper from 'swiper';
import { A11y, EffectCoverflow, EffectFlip } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { CarouselKind } from '../elements/Carousel.tsx';

const FOUR: SwiperOptions = { spaceBetween: 20, breakpoints: { 1080: { slidesPerView: 4, spaceBetween: 30 } } };

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

/** Turns the list of `elements/Carousel.tsx` into a Swiper; slides do not animate if reduced motion is preferred. */
export function startCarousel(carousel: HTMLElement): void {
  const view = carousel.querySelector<HTMLElement>('.swiper');
  if (!view) return;
  view.scrollLeft = 0;
  view.removeAttribute('tabindex');
  carousel.dataset.ready = '';
  const swiper = new Swiper(view, {
    modules: [A11y, EffectCoverflow, EffectFlip],
    speed: 500,
    slidesPerView: 1,
    ...OPTIONS[carousel.dataset.carousel as CarouselKind],
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && STILL),
    watchOverflow: true,
    a11y: { slideRole: '', containerRole: null },
  });
  startArrows(swiper, carousel);
  startPager(swiper, [...carousel.querySelectorAll<HTMLElement>('[data-slide]')]);
}

/** The two arrow buttons and arrow keys. A button at the end is marked disabled and keeps the focus. */
function startArrows(swiper: Swiper, carousel: HTMLElement): void {
  const previous = carousel.querySelector('[data-previous]');
  const next = carousel.querySelector('[data-next]');
  const mark = () => {
    previous?.setAttribute('aria-disabled', String(swiper.isBeginning && !swiper.params.loop));
    next?.setAttribute('aria-disabled', String(swiper.isEnd && !swiper.params.loop));
  };
  previous?.addEventListener('click', () => swiper.slidePrev());
  next?.addEventListener('click', () => swiper.slideNext());
  carousel.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') swiper.slidePrev();
    if (key === 'ArrowRight') swiper.slideNext();
  });
  swiper.on('fromEdge', mark);
  swiper.on('toEdge', mark);
  mark();
}

/** Buttons for the slides, in order; they react to clicks, and cover titles also to hover. */
function startPager(swiper: Swiper, buttons: readonly HTMLElement[]): void {
  const mark = () => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(index === swiper.activeIndex));
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => swiper.slideTo(index));
    if (button.dataset.slide === 'hover') button.addEventListener('mouseenter', () => swiper.slideTo(index));
  }
  swiper.on('slideChange', mark);
  mark();
}
