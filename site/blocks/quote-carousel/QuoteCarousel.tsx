import { Carousel } from '../../elements/Carousel.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import type { quoteCarousel } from './definition.ts';
import styles from './QuoteCarousel.module.css';

/** A stack of cards that turns over to the next quote. */
export function QuoteCarousel({ content }: { content: ContentOf<typeof quoteCarousel> }) {
  const fixed = usePlayerTexts();
  const language = useLanguage();
  const { quotes, config } = content;
  const entries = useEntries('quotes', quotes);
  const slides = entries.map(({ entry, field }) => ({
    key: field,
    slide: (
      <figure className={`${styles.card} ground-${config.backgroundColour}`}>
        <blockquote>
          <Text field={`${field}.text`} as="p" className={styles.text} value={entry.text} />
        </blockquote>
        <Text field={`${field}.title`} as="figcaption" className={styles.title} value={entry.title} />
      </figure>
    ),
  }));
  return (
    <div className={styles.stack}>
      <Carousel
        kind="quotes"
        label={fixed.quotes}
        slides={slides}
        pager={entries.map(({ field }, index) => (
          <button
            key={field}
            type="button"
            className={styles.dot}
            aria-label={filled(fixed.quote, { number: index + 1 }, language)}
            aria-pressed={index === 0}
            data-slide="click"
          />
        ))}
      />
    </div>
  );
}
