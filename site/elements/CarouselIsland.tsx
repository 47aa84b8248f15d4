import { memo } from 'react';
import { CarouselBody, type CarouselIslandProps } from './CarouselBody.tsx';
import type { SwiperModules } from './start-swiper.ts';

const MODULES: SwiperModules = [];

/**
 * The island of carousels whose slides are in a row. Astro recognises `memo` as React at once; it would render a plain
 * function once more to find out.
 */
export const CarouselIsland = memo(function CarouselIsland(props: CarouselIslandProps) {
  return <CarouselBody {...props} modules={MODULES} />;
});
