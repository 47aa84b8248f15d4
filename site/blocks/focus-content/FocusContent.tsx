import { Choice } from '../../elements/Choice.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import type { focusContent } from './definition.ts';
import styles from './FocusContent.module.css';

/** A row of sheets: the chosen one grows and turns white, the others show a spot of paper in the corner. */
export function FocusContent({ content }: { content: ContentOf<typeof focusContent> }) {
  const fixed = usePlayerTexts();
  const language = useLanguage();
  const { key, heading, paragraph, items, config } = content;
  return (
    <section className={`${styles.focus} ground-${config.backgroundColour}`}>
      <div className={styles.intro}>
        <Text field="heading" as="h2" value={heading} />
        <RichText field="paragraph" value={paragraph} />
      </div>
      <div className={styles.items} role="radiogroup" aria-label={heading || fixed.chooseOne}>
        {items.map(({ header, text }, index) => {
          const field = `items.${index}`;
          return (
            <div key={field} className={styles.item}>
              <Choice
                group={key}
                label={header || filled(fixed.part, { number: index + 1 }, language)}
                first={index === 0}
              />
              <Text field={`${field}.header`} as="h3" className={styles.header} value={header} />
              <div className={styles.text}>
                <RichText field={`${field}.text`} value={text} />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
