import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { plainDescription } from '../../cards/card-texts.ts';
import { BLOCK_COLOURS } from '../../fields/block-colours.ts';
import { offeredColour } from '../../fields/palette.ts';
import styles from './CareersCarousel.module.css';

/** One job on a pinned sheet in its header's colour, light green by default (specification 2 §3). */
export function JobNotice({ job }: { job: PageCard }) {
  const { heading, subheading, description, backgroundColour } = job.header;
  const colour = offeredColour(backgroundColour, BLOCK_COLOURS, 'lightGreen');
  return (
    <article className={`${styles.notice} ground-${colour === 'transparent' ? 'lightGreen' : colour}`}>
      <h3 className={styles.job}>{heading || 'Heading'}</h3>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      <p className={styles.description}>{plainDescription(description)}</p>
      <a href={`/${job.slug}`} className="button">
        Find out more <span className="visually-hidden">about {heading}</span>
      </a>
    </article>
  );
}
