/** The slides of a carousel's view, in order. */
export const slidesIn = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('.swiper-slide')];

/** The index of the slide nearest to the start of a view that scrolls. */
export function shownSlide(view: HTMLElement): number {
  const slides = slidesIn(view);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - start - view.scrollLeft));
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}
