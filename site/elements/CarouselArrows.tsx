import { usePlayerTexts } from '../texts/use-player-texts.ts';
import styles from './Carousel.module.css';
import type { CarouselKind } from './carousel-kind.ts';
import { LineIcon } from './LineIcon.tsx';

interface Props {
  kind: CarouselKind;
  /** Number of slides. */
  count: number;
}

/** Arrows are shown for more than 4 slides on large screens, more than 1 on small ones. */
export function CarouselArrows({ kind, count }: Props) {
  const fixed = usePlayerTexts();
  const visibility = kind === 'jobs' || count > 4 ? '' : styles.small;
  return (
    <div className={`${styles.arrows} ${visibility}`}>
      <button
        type="button"
        className="round"
        aria-label={fixed.previous}
        aria-disabled={kind !== 'jobs'}
        data-previous=""
      >
        <LineIcon fill="none">
          <path d="M20 12H5m6-7-7 7 7 7" />
        </LineIcon>
      </button>
      <button type="button" className="round" aria-label={fixed.next} aria-disabled="false" data-next="">
        <LineIcon fill="none">
          <path d="M4 12h15m-6-7 7 7-7 7" />
        </LineIcon>
      </button>
    </div>
  );
}
