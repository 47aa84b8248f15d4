import type Swiper from 'swiper';

/** A press gives the focus, and coming back to a window gives it back: neither must turn a carousel. */
const RETURN_MS = 100;

/**
 * Numbers the slides for screen readers, and shows the slide into which the keyboard moves the focus: what is used of
 * Swiper's own module, in a tenth of its size.
 */
export function makeAccessible(swiper: Swiper): void {
  const { el, slides, wrapperEl } = swiper;
  let isPressed = false;
  let returned = -RETURN_MS;
  wrapperEl.ariaLive = 'polite';
  for (const slide of slides) slide.ariaLabel = `${numberOf(swiper, slide) + 1} / ${slides.length}`;

  const release = () => void setTimeout(() => (isPressed = false), RETURN_MS);
  el.addEventListener('pointerdown', () => (isPressed = true), true);
  el.addEventListener('pointerup', release, true);
  el.addEventListener('pointercancel', release, true);
  document.addEventListener('visibilitychange', () => {
    returned = performance.now();
  });
  el.addEventListener('focusin', ({ target }) => {
    const slide = target instanceof Element && target.closest<HTMLElement>('.swiper-slide');
    if (!slide || isPressed || performance.now() - returned < RETURN_MS) return;
    if (swiper.slides[swiper.activeIndex] === slide) return;
    el.scrollLeft = 0; // The browser has scrolled to the focus.
    requestAnimationFrame(() => {
      if (swiper.params.loop) swiper.slideToLoop(numberOf(swiper, slide), 0);
      else swiper.slideTo(numberOf(swiper, slide), 0);
    });
  });
}

/** The number of a slide; a loop moves their elements about. */
function numberOf({ slides }: Swiper, slide: HTMLElement): number {
  const { swiperSlideIndex } = slide.dataset;
  return swiperSlideIndex === undefined ? slides.indexOf(slide) : Number(swiperSlideIndex);
}
