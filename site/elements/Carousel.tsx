import { createContext, createElement, type ReactNode, useContext } from 'react';
import styles from './Carousel.module.css';
import { CarouselArrows } from './CarouselArrows.tsx';
import { CarouselRoot } from './CarouselRoot.tsx';
import type { CarouselKind } from './carousel-kind.ts';

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

/** True on a static page, whose carousels become islands (`filled-islands.ts`). */
export const IslandsContext = createContext(false);

/** Marks an island in static markup. */
export const CAROUSEL_PLACE = 'carousel-place';

/**
 * A row of snapping slides. On a static page it becomes an island (`CarouselBody.tsx`), which makes it a Swiper when
 * it comes near; until then, without script and in the editor's canvas it scrolls.
 */
export function Carousel({ kind = 'cards', label, heading, slides, pager, className }: Props) {
  const isIsland = useContext(IslandsContext);
  const { length: count } = slides;
  const inside = (
    <>
      {(heading || !pager) && (
        <div className={styles.head}>
          {heading}
          {!pager && count > 1 && <CarouselArrows kind={kind} count={count} />}
        </div>
      )}
      {pager && count > 1 && <div className={styles.pager}>{pager}</div>}
      {/* Fewer than four are laid out differently; marked before they arrive, or they would move. The view of covers, quotes
          and tiles can have the focus, because their slides may have no links. */}
      <div
        className={`${styles.view} swiper`}
        data-few={count < 4 || undefined}
        tabIndex={pager || kind === 'tiles' ? 0 : undefined}
      >
        <ul className={`${styles.track} swiper-wrapper`} aria-label={label || undefined}>
          {slides.map(({ key, slide }) => (
            <li key={key} className={`${styles.slide} swiper-slide`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
  if (isIsland) return createElement(CAROUSEL_PLACE, { 'data-kind': kind, 'data-class': className ?? '' }, inside);
  return (
    <CarouselRoot kind={kind} className={className}>
      {inside}
    </CarouselRoot>
  );
}
