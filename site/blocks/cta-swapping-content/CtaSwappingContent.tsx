import type { BlockProps } from '../../elements/block-props.ts';
import { Choice } from '../../elements/Choice.tsx';
import type { CommonAnswers } from '../../elements/common-answers.ts';
import { FramedPicture } from '../../elements/FramedPicture.tsx';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './CtaSwappingContent.module.css';
import { type ctaSwappingContent, SWAPPING_SIZE } from './definition.ts';

/** Large headings to choose from; the stage beside them shows the chosen offer. */
export function CtaSwappingContent({ content, answers }: BlockProps<typeof ctaSwappingContent>) {
  const fixed = usePlayerTexts();
  const language = useLanguage();
  const { key, items, config } = content;
  return (
    <section className={`${styles.sheet} ground-${config.backgroundColour}`}>
      <div className={styles.swap} role="radiogroup" aria-label={fixed.chooseOne}>
        {items.map((item, index) => {
          const { heading } = item;
          const field = `items.${index}`;
          return (
            <div key={field} className={styles.item}>
              <div className={styles.offer}>
                <Choice
                  group={key}
                  label={heading || filled(fixed.part, { number: index + 1 }, language)}
                  first={index === 0}
                />
                <Text field={`${field}.heading`} as="h2" className={styles.heading} value={heading} />
              </div>
              <Stage item={item} field={field} answers={answers} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface StageProps {
  item: ContentOf<typeof ctaSwappingContent>['items'][number];
  /** The item's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** Picture, text and link of an offer. */
function Stage({ item, field, answers }: StageProps) {
  return (
    <div className={styles.stage}>
      <FramedPicture
        frame={styles.circle}
        field={`${field}.image`}
        className={styles.picture}
        image={item.image}
        answers={answers}
        size={SWAPPING_SIZE}
        sizes="(min-width: 768px) 400px, 80vw"
      />
      <RichText field={`${field}.paragraph`} value={item.paragraph} />
      <LinkElement field={`${field}.link`} className="button" link={item.link} />
    </div>
  );
}
