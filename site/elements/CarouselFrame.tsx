import type { ComponentProps, ReactNode } from 'react';
import { playerTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './Carousel.module.css';
import type { CarouselKind } from './carousel-kind.ts';
import { LineIcon } from './LineIcon.tsx';

/** What a carousel looks like, besides its content. */
export interface CarouselShape {
  kind: CarouselKind;
  /** Number of slides. */
  count: number;
  className?: string;
}

/** True where the carousel cannot be turned any further. */
export interface CarouselEnds {
  isFirst: boolean;
  isLast: boolean;
}

interface Props extends CarouselShape, Omit<ComponentProps<'div'>, 'className'> {
  heading: ReactNode;
  pager: ReactNode;
  ends?: CarouselEnds | undefined;
}

/** Heading, arrows or pager, and the view of the slides. */
export function CarouselFrame({ kind, count, className = '', heading, pager, ends, children, ...root }: Props) {
  return (
    <div className={`${styles.carousel} ${styles[kind]} ${className}`} data-carousel={kind} {...root}>
      {(heading || !pager) && (
        <div className={styles.head}>
          {heading}
          {!pager && count > 1 && (
            <Arrows visibility={arrowsFor(kind, count)} ends={ends ?? { isFirst: kind !== 'jobs', isLast: false }} />
          )}
        </div>
      )}
      {pager && count > 1 && <div className={styles.pager}>{pager}</div>}
      {children}
    </div>
  );
}

/** Arrows are shown for more than 4 slides on large screens, more than 1 on small ones (specification 2 §9). */
function arrowsFor(kind: CarouselKind, slides: number): string | undefined {
  return kind === 'jobs' || slides > 4 ? '' : styles.small;
}

/** A button at the end is marked disabled and keeps the focus. */
function Arrows({ visibility, ends }: { visibility: string | undefined; ends: CarouselEnds }) {
  return (
    <div className={`${styles.arrows} ${visibility}`}>
      <button type="button" className="round" aria-label={fixed.previous} aria-disabled={ends.isFirst} data-previous="">
        <LineIcon fill="none">
          <path d="M20 12H5m6-7-7 7 7 7" />
        </LineIcon>
      </button>
      <button type="button" className="round" aria-label={fixed.next} aria-disabled={ends.isLast} data-next="">
        <LineIcon fill="none">
          <path d="M4 12h15m-6-7 7 7-7 7" />
        </LineIcon>
      </button>
    </div>
  );
}
