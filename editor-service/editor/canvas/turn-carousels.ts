/**
 * Lets the buttons of carousels turn them as for visitors, but by scrolling: a Swiper would move elements that React
 * renders. Hovering does not turn a carousel whose text is being edited.
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
  const view = button?.closest('[data-carousel]')?.querySelector<HTMLElement>('.swiper');
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
  if (!(view instanceof HTMLElement) || !view.matches('[data-carousel] > .swiper')) return;
  const shown = shownSlide(view);
  for (const [index, button] of buttonsFor(view).entries()) button.setAttribute('aria-pressed', `${index === shown}`);
  if (isEndless(view)) return;
  const room = view.scrollWidth - view.clientWidth;
  const carousel = view.parentElement;
  carousel?.querySelector('[data-previous]')?.setAttribute('aria-disabled', `${view.scrollLeft < 1}`);
  carousel?.querySelector('[data-next]')?.setAttribute('aria-disabled', `${view.scrollLeft > room - 1}`);
}

/** The index of the slide nearest to the start of the view. */
function shownSlide(view: HTMLElement): number {
  const slides = slidesIn(view);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - start - view.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

const slidesIn = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('.swiper-slide')];

const buttonsFor = ({ parentElement }: HTMLElement) => [
  ...(parentElement?.querySelectorAll<HTMLElement>('[data-slide]') ?? []),
];

const isEndless = ({ parentElement }: HTMLElement) => parentElement?.dataset.carousel === 'jobs';
