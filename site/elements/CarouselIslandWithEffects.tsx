import { memo } from 'react';
import { EffectCoverflow, EffectFlip } from 'swiper/modules';
import { CarouselBody, type CarouselIslandProps } from './CarouselBody.tsx';

const MODULES = [EffectCoverflow, EffectFlip];

/** The island of carousels whose slides flip or overlap (`hasEffect`): separate, because few pages need that code. */
export const CarouselIslandWithEffects = memo(function CarouselIslandWithEffects(props: CarouselIslandProps) {
  return <CarouselBody {...props} modules={MODULES} />;
});
