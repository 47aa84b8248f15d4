import type { BlockProps } from '../../elements/block-props.ts';
import { Picture } from '../../elements/Picture.tsx';
import { SLIM_MOBILE, SLIM_SIZE, type slimImage } from './definition.ts';
import styles from './SlimImage.module.css';

/** A panorama from edge to edge with two rounded corners. */
export function SlimImage({ content, answers }: BlockProps<typeof slimImage>) {
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
