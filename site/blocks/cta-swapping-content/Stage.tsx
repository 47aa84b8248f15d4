import type { CommonAnswers } from '../../elements/common-answers.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { usePictureShown } from '../../elements/use-picture-shown.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './CtaSwappingContent.module.css';
import { type ctaSwappingContent, SWAPPING_SIZE } from './definition.ts';

interface Props {
  item: ContentOf<typeof ctaSwappingContent>['items'][number];
  /** The item's path in the block. */
  field: string;
  answers: CommonAnswers;
}

/** Picture, text and link of an offer. */
export function Stage({ item, field, answers }: Props) {
  const hasPicture = usePictureShown(item.image, answers);
  return (
    <div className={styles.stage}>
      {hasPicture && (
        <div className={styles.circle}>
          <Picture
            field={`${field}.image`}
            className={styles.picture}
            image={item.image}
            answers={answers}
            size={SWAPPING_SIZE}
            sizes="(min-width: 768px) 400px, 80vw"
          />
        </div>
      )}
      <RichText field={`${field}.paragraph`} placeholder="Paragraph" value={item.paragraph} />
      <LinkElement field={`${field}.link`} className="button" placeholder="Link" link={item.link} />
    </div>
  );
}
