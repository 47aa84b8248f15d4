import type { BlockProps } from '../../elements/block-props.ts';
import { Choice } from '../../elements/Choice.tsx';
import { Text } from '../../elements/Text.tsx';
import { filled, playerTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './CtaSwappingContent.module.css';
import type { ctaSwappingContent } from './definition.ts';
import { Stage } from './Stage.tsx';

/** Large headings to choose from; the stage beside them shows the chosen offer. */
export function CtaSwappingContent({ content, answers }: BlockProps<typeof ctaSwappingContent>) {
  const { key, items, config } = content;
  return (
    <section className={`${styles.sheet} ground-${config.backgroundColour}`}>
      <div className={styles.swap} role="radiogroup" aria-label="Choose one">
        {items.map((item, index) => {
          const { heading } = item;
          const field = `items.${index}`;
          return (
            <div key={field} className={styles.item}>
              <div className={styles.offer}>
                <Choice group={key} label={heading || filled(fixed.part, { number: index + 1 })} first={index === 0} />
                <Text
                  field={`${field}.heading`}
                  as="h2"
                  className={styles.heading}
                  placeholder="Heading"
                  value={heading}
                />
              </div>
              <Stage item={item} field={field} answers={answers} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
