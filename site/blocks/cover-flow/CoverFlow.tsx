import type { BlockProps } from '../../elements/block-props.ts';
import { Carousel } from '../../elements/Carousel.tsx';
import type { CommonAnswers } from '../../elements/common-answers.ts';
import { useIsEditing } from '../../elements/field-host.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { filled } from '../../texts/filled.ts';
import { usePlayerTexts } from '../../texts/use-player-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './CoverFlow.module.css';
import { COVER_SIZE, type coverFlow } from './definition.ts';

/** Titles to choose from by click or hover, and one cover at a time; invisible slides are shown to editors only. */
export function CoverFlow({ content, answers }: BlockProps<typeof coverFlow>) {
  const fixed = usePlayerTexts();
  const language = useLanguage();
  const isEditing = useIsEditing();
  const { topLeftText, topRightLink, slides, config } = content;
  const covers = useEntries('slides', slides).filter(({ entry }) => entry.visible || isEditing);
  return (
    <section className={`${styles.flow} ground-${config.backgroundColour}`}>
      <div className={styles.top}>
        <Text field="topLeftText" as="h2" className={styles.title} value={topLeftText} />
        <LinkElement field="topRightLink" className="text-link" link={topRightLink} />
      </div>
      <Carousel
        kind="covers"
        label={topLeftText || fixed.covers}
        slides={covers.map(({ entry, field }) => ({
          key: field,
          slide: <Cover slide={entry} field={field} answers={answers} />,
        }))}
        pager={covers.map(({ entry, field }, index) => (
          <button key={field} type="button" className={styles.choose} aria-pressed={index === 0} data-slide="hover">
            {entry.heading || filled(fixed.slide, { number: index + 1 }, language)}
          </button>
        ))}
      />
    </section>
  );
}

interface CoverProps {
  slide: ContentOf<typeof coverFlow>['slides'][number];
  /** The slide's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** A wide picture with its text below. */
function Cover({ slide, field, answers }: CoverProps) {
  return (
    <article className={`${styles.cover} ${slide.visible ? '' : styles.hidden}`}>
      <figure>
        <Picture
          field={`${field}.image`}
          className="cover"
          image={slide.image}
          answers={answers}
          size={COVER_SIZE}
          sizes="(min-width: 67.5rem) 720px, 90vw"
        />
        <Text field={`${field}.caption`} as="figcaption" className="caption" value={slide.caption} />
      </figure>
      <Text field={`${field}.heading`} as="h3" value={slide.heading} />
      <RichText field={`${field}.paragraph`} value={slide.paragraph} />
      <LinkElement field={`${field}.link`} className="text-link" link={slide.link} />
    </article>
  );
}
