import type { CommonAnswers } from '../../elements/common-answers.ts';
import { Picture } from '../../elements/Picture.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import { SLIM_MOBILE, SLIM_SIZE, type slimImage } from './definition.ts';
import styles from './SlimImage.module.css';

interface Props {
  content: ContentOf<typeof slimImage>;
  answers: CommonAnswers;
}

/** A panorama from edge to edge with two rounded corners. */
export function SlimImage({ content, answers }: Props) {
  return (
    <div className={styles.panorama}>
      <Picture
        field="image"
        className={styles.picture}
        image={content.image}
        answers={answers}
        size={SLIM_SIZE}
        mobileSize={SLIM_MOBILE}
        sizes="100vw"
      />
    </div>
  );
}
