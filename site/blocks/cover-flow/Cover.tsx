import type { CommonAnswers } from '../../elements/common-answers.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './CoverFlow.module.css';
import { COVER_SIZE, type coverFlow } from './definition.ts';

interface Props {
  slide: ContentOf<typeof coverFlow>['slides'][number];
  /** The slide's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** A wide picture with its text below. */
export function Cover({ slide, field, answers }: Props) {
  return (
    <article className={`${styles.cover} ${slide.visible ? '' : styles.hidden}`}>
      <figure>
        <Picture
          field={`${field}.image`}
          className="cover"
          image={slide.image}
          answers={answers}
          size={COVER_SIZE}
          sizes="(min-width: 1080px) 720px, 90vw"
        />
        <Text
          field={`${field}.caption`}
          as="figcaption"
          className="caption"
          placeholder="Caption"
          value={slide.caption}
        />
      </figure>
      <Text field={`${field}.heading`} as="h3" placeholder="Heading" value={slide.heading} />
      <RichText field={`${field}.paragraph`} placeholder="Paragraph" value={slide.paragraph} />
      <LinkElement field={`${field}.link`} className="text-link" placeholder="Link" link={slide.link} />
    </article>
  );
}
