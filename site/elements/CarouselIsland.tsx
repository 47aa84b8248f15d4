import { memo } from 'react';
import { CarouselBody, type CarouselIslandProps } from './CarouselBody.tsx';
import type { SwiperModules } from './start-swiper.ts';

const MODULES: SwiperModules = [];

/**
 * The island of carousels whose slides stand in a row. Astro recognises `memo` at once as React; a plain function it would
 * render once more to find out.
 */
export const CarouselIsland = memo(function CarouselIsland(props: CarouselIslandProps) {
  return <CarouselBody {...props} modules={MODULES} />;
});
