import type { ReactNode } from 'react';
import { playerTexts as fixed } from '../texts/fixed-texts.ts';
import styles from './Carousel.module.css';
import { LineIcon } from './LineIcon.tsx';

/** The content of the slides; it decides how many are in view and how they move (scripts/carousel.ts). */
export type CarouselKind = 'cards' | 'tiles' | 'people' | 'jobs' | 'quotes' | 'covers';

interface Props {
  kind?: CarouselKind;
  /** Accessible name of the carousel. */
  label: string;
  /** The line above the slides, with the arrows at its end. */
  heading?: ReactNode;
  slides: readonly { key: string; slide: ReactNode }[];
  /** Buttons marked `data-slide`, one per slide; they replace the arrows. */
  pager?: ReactNode;
  className?: string | undefined;
}

/**
 * A row of snapping slides. The site script turns it into a Swiper (scripts/carousel.ts) and shows its buttons;
 * without JavaScript it is scrolled by hand.
 */
export function Carousel({ kind = 'cards', label, heading, slides, pager, className = '' }: Props) {
  return (
    <div className={`${styles.carousel} ${styles[kind]} ${className}`} data-carousel={kind}>
      {(heading || !pager) && (
        <div className={styles.head}>
          {heading}
          {!pager && slides.length > 1 && (
            <Arrows visibility={arrowsFor(kind, slides.length)} isEndless={kind === 'jobs'} />
          )}
        </div>
      )}
      {pager && slides.length > 1 && <div className={styles.pager}>{pager}</div>}
      {/* Makes slides without links scrollable by keyboard until the Swiper starts. */}
      <div className={`${styles.view} swiper`} tabIndex={pager ? 0 : undefined}>
        <ul className={`${styles.track} swiper-wrapper`} aria-label={label || undefined}>
          {slides.map(({ key, slide }) => (
            <li key={key} className={`${styles.slide} swiper-slide`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Arrows are shown for more than 4 slides on large screens, more than 1 on small ones (specification 2 §9). */
function arrowsFor(kind: CarouselKind, slides: number): string | undefined {
  return kind === 'jobs' || slides > 4 ? '' : styles.small;
}

function Arrows({ visibility, isEndless }: { visibility: string | undefined; isEndless: boolean }) {
  return (
    <div className={`${styles.arrows} ${visibility}`}>
      <button type="button" className="round" aria-label={fixed.previous} aria-disabled={!isEndless} data-previous="">
        <LineIcon fill="none">
          <path d="M20 12H5m6-7-7 7 7 7" />
        </LineIcon>
      </button>
      <button type="button" className="round" aria-label={fixed.next} data-next="">
        <LineIcon fill="none">
          <path d="M4 12h15m-6-7 7 7-7 7" />
        </LineIcon>
      </button>
    </div>
  );
}
