import type { ComponentProps } from 'react';
import styles from './Carousel.module.css';
import type { CarouselKind } from './carousel-kind.ts';

/** What a carousel looks like, besides its content. */
export interface CarouselShape {
  kind: CarouselKind;
  className?: string | undefined;
}

/** The element around heading, arrows or pager, and slides. */
export function CarouselRoot({ kind, className = '', ...root }: CarouselShape & ComponentProps<'div'>) {
  return <div className={`${styles.carousel} ${styles[kind]} ${className}`} data-carousel={kind} {...root} />;
}
