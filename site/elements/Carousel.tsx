import { createContext, createElement, type ReactNode, useContext } from 'react';
import styles from './Carousel.module.css';
import { CarouselFrame } from './CarouselFrame.tsx';
import type { CarouselKind } from './carousel-kind.ts';

export interface CarouselProps {
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

/** Collects the carousels of a static page, which become islands (`StaticView.astro`); null elsewhere. */
export const CarouselsContext = createContext<CarouselProps[] | null>(null);

/** Marks the place of an island in static markup. */
export const CAROUSEL_PLACE = 'carousel-place';

/**
 * A row of snapping slides. On a static page it becomes an island (`CarouselIsland.tsx`), which makes it a Swiper when
 * it comes near; until then, without script and in the editor's canvas it scrolls.
 */
export function Carousel(props: CarouselProps) {
  const islands = useContext(CarouselsContext);
  if (islands) {
    islands.push(props);
    return createElement(CAROUSEL_PLACE);
  }
  const { kind = 'cards', slides, heading, pager, className = '' } = props;
  return (
    <CarouselFrame kind={kind} count={slides.length} className={className} heading={heading} pager={pager}>
      <CarouselSlides {...props} />
    </CarouselFrame>
  );
}

/** The slides in the view that scrolls; with a pager it can have the focus, because its slides may have no links. */
export function CarouselSlides({ label, slides, pager }: CarouselProps) {
  return (
    <div className={`${styles.view} swiper`} tabIndex={pager ? 0 : undefined}>
      <ul className={`${styles.track} swiper-wrapper`} aria-label={label || undefined}>
        {slides.map(({ key, slide }) => (
          <li key={key} className={`${styles.slide} swiper-slide`}>
            {slide}
          </li>
        ))}
      </ul>
    </div>
  );
}
