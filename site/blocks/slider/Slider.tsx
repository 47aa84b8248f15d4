import { otherPages } from '../../cards/other-pages.ts';
import { personCards } from '../../cards/PersonCard.tsx';
import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import { useIsEditing } from '../../elements/field-host.ts';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { useCardTexts } from '../../texts/use-texts.ts';
import { type slider, sliderFilter } from './definition.ts';
import styles from './Slider.module.css';

/** A sliding row of people; every third is on a square. */
export function Slider({ content, answers }: BlockProps<typeof slider>) {
  const fixed = useCardTexts();
  const isEditing = useIsEditing();
  const { heading, paragraph, config } = content;
  const { page } = answers;
  const people = otherPages(answers.people, sliderFilter(content.tagFilter), page);
  if (people.length === 0 && !isEditing) return null;
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <div className={ground}>
      <Carousel
        kind="people"
        label={heading}
        heading={
          <div className={styles.intro}>
            <Text field="heading" as="h2" value={heading} />
            <RichText field="paragraph" value={paragraph} />
          </div>
        }
        slides={personCards(people, answers, `${page._id} ${content.key}`, true)}
      />
      {people.length === 0 && <p>{fixed.noPages}</p>}
    </div>
  );
}
