/** The content of the slides; it decides how many are in view and how they move (`start-swiper.ts`). */
export type CarouselKind = 'cards' | 'tiles' | 'people' | 'jobs' | 'quotes' | 'covers';

/** True for carousels whose slides flip or overlap. */
export const hasEffect = (kind: CarouselKind): boolean => kind === 'quotes' || kind === 'covers';
