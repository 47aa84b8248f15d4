import { shownSlide, slidesIn } from '../elements/shown-slide.ts';

/**
 * Lets the buttons of carousels without a Swiper turn them by scrolling: in the editor's canvas, where a Swiper would
 * move elements that React renders, and on a page whose code does not load. Hovering does not turn a carousel whose
 * text is being edited.
 */
export function turnCarousels(): void {
  document.addEventListener('click', ({ target }) => turn(target));
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const isWriting = document.activeElement?.closest('[data-carousel] .swiper');
    if (pointerType === 'mouse' && !isWriting) turn(target, '[data-slide="hover"]');
  });
  document.addEventListener('scroll', ({ target }) => mark(target), { capture: true, passive: true });
}

/** Scrolls to the slide of a button. */
function turn(target: EventTarget | null, buttons = '[data-slide], [data-previous], [data-next]'): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  const view = button?.closest('[data-carousel]:not([data-ready])')?.querySelector<HTMLElement>('.swiper');
  if (!button || !view) return;
  const slides = slidesIn(view);
  const { length } = slides;
  const index = wantedSlide(button, view);
  const slide = slides[isEndless(view) ? (index + length) % length : Math.min(Math.max(index, 0), length - 1)];
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  view.scrollTo({ left: (slide?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0), behavior });
}

function wantedSlide(button: HTMLElement, view: HTMLElement): number {
  const { slide, next } = button.dataset;
  return slide === undefined ? shownSlide(view) + (next === undefined ? -1 : 1) : buttonsFor(view).indexOf(button);
}

/** Marks the button of the shown slide, and the buttons that lead no further. */
function mark(view: EventTarget | null): void {
  if (!(view instanceof HTMLElement) || !view.matches('[data-carousel]:not([data-ready]) .swiper')) return;
  const shown = shownSlide(view);
  for (const [index, button] of buttonsFor(view).entries()) button.setAttribute('aria-pressed', `${index === shown}`);
  if (isEndless(view)) return;
  const room = view.scrollWidth - view.clientWidth;
  const scrolled = Math.abs(view.scrollLeft); // below 0 from right to left
  const carousel = carouselOf(view);
  carousel?.querySelector('[data-previous]')?.setAttribute('aria-disabled', `${scrolled < 1}`);
  carousel?.querySelector('[data-next]')?.setAttribute('aria-disabled', `${scrolled > room - 1}`);
}

const carouselOf = (view: HTMLElement) => view.closest<HTMLElement>('[data-carousel]');

const buttonsFor = (view: HTMLElement) => [...(carouselOf(view)?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])];

const isEndless = (view: HTMLElement) => carouselOf(view)?.dataset.carousel === 'jobs';
