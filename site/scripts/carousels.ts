/** Starts each marked carousel when it comes near the viewport; pages without one load none of its code. */
export function enhanceCarousels(): void {
  const carousels = document.querySelectorAll<HTMLElement>('[data-carousel]');
  if (carousels.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void import('./carousel.ts').then(({ startCarousel }) => startCarousel(target as HTMLElement));
      }
    },
    { rootMargin: '400px' },
  );
  for (const carousel of carousels) observer.observe(carousel);
}
