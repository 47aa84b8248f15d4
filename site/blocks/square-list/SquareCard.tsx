import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { plainDescription } from '../../cards/card-texts.ts';
import { BLOCK_COLOURS } from '../../fields/block-colours.ts';
import type { Colour } from '../../fields/built-in-palette.ts';
import { offeredColour } from '../../fields/palette.ts';
import { cardTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './SquareList.module.css';

/** A page as a square in its header's colour, or in `fallback`. */
export function SquareCard({ page, fallback }: { page: PageCard; fallback: Colour }) {
  const { heading, subheading, description, backgroundColour } = page.header;
  const own = offeredColour(backgroundColour, BLOCK_COLOURS, 'transparent');
  return (
    <article className={`${styles.square} ground-${own === 'transparent' ? fallback : own}`}>
      <h3 className={styles.heading}>
        <a href={`/${page.slug}`} className={styles.link}>
          {heading || fixed.heading}
        </a>
      </h3>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      <p className={styles.description}>{plainDescription(description)}</p>
      <span className={styles.more} aria-hidden="true">
        {fixed.findOut}
      </span>
    </article>
  );
}
