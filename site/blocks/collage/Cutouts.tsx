import type { BlockProps } from '../../elements/block-props.ts';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './Collage.module.css';
import { COLLAGE_BOTTOM, COLLAGE_TOP, type collage } from './definition.ts';

const PLACES = [
  { field: 'topLeftImage', size: COLLAGE_TOP, className: styles.topLeft },
  { field: 'topRightImage', size: COLLAGE_TOP, className: styles.topRight },
  { field: 'bottomImage', size: COLLAGE_BOTTOM, className: styles.bottom },
] as const;

/** An overlapping circle, square and arch; one without a picture is plain coloured paper. */
export function Cutouts({ content, answers }: BlockProps<typeof collage>) {
  return (
    <figure>
      <div className={styles.cutouts}>
        {PLACES.map(({ field, size, className }) => (
          <div key={field} className={`${styles.cutout} ${className}`}>
            <Picture
              field={field}
              className={styles.picture}
              image={content[field]}
              answers={answers}
              size={size}
              sizes="(min-width: 1080px) 400px, 60vw"
            />
          </div>
        ))}
      </div>
      <figcaption className={`caption ${styles.captions}`}>
        {PLACES.map(({ field }) => (
          <Text key={field} field={`${field}.caption`} placeholder="Caption" value={content[field].caption} />
        ))}
      </figcaption>
    </figure>
  );
}
