import { Times } from '../elements/Times.tsx';
import styles from './Card.module.css';
import type { CardFacts } from './card-facts.ts';
import { InLanguage } from './InLanguage.tsx';

/** A card for another page: picture, coloured label, heading, date, description, link. Not editable where it is shown. */
export function Card({ card }: { card: CardFacts }) {
  const { heading, description, language, days = [], label, link, picture } = card;
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        {picture && (
          <img
            className={styles.picture}
            {...picture}
            sizes="(min-width: 67.5rem) 365px, (min-width: 640px) 320px, 100vw"
            width={750}
            height={750}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        {label && <span className={`${styles.label} ground-${label.colour}`}>{label.text}</span>}
      </div>
      <h3 className={styles.heading}>
        <a
          className={styles.link}
          href={link.href}
          data-video={link.video}
          {...(link.opensWindow && { target: '_blank', rel: 'noopener' })}
        >
          <InLanguage language={language}>{heading}</InLanguage>
        </a>
      </h3>
      {days.length > 0 && (
        <p className={styles.days}>
          <Times times={days} />
        </p>
      )}
      <p className={styles.description}>
        <InLanguage language={language}>{description}</InLanguage>
      </p>
      <span className={styles.more} aria-hidden="true">
        {link.text}
      </span>
    </article>
  );
}
