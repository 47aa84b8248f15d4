import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './Collage.module.css';
import { COLLAGE_BOTTOM, COLLAGE_TOP, type collage } from './definition.ts';

/** A text beside three overlapping cut-outs. */
export function Collage({ content, answers }: BlockProps<typeof collage>) {
  const { heading, paragraph, link, secondLink, config } = content;
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <section className={`${styles.collage} ${ground}`}>
      <div className={styles.text}>
        <Text field="heading" as="h2" value={heading} />
        <RichText field="paragraph" value={paragraph} />
        <div className={styles.links}>
          <LinkElement field="link" className="button" link={link} />
          <LinkElement field="secondLink" className="button quiet" link={secondLink} />
        </div>
      </div>
      <Cutouts content={content} answers={answers} />
    </section>
  );
}

const PLACES = [
  { field: 'topLeftImage', size: COLLAGE_TOP, className: styles.topLeft },
  { field: 'topRightImage', size: COLLAGE_TOP, className: styles.topRight },
  { field: 'bottomImage', size: COLLAGE_BOTTOM, className: styles.bottom },
] as const;

/** An overlapping circle, square and arch; one without a picture is plain coloured paper. */
function Cutouts({ content, answers }: BlockProps<typeof collage>) {
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
              sizes="(min-width: 67.5rem) 500px, (min-width: 640px) 41vw, 73vw"
            />
          </div>
        ))}
      </div>
      <figcaption className={`caption ${styles.captions}`}>
        {PLACES.map(({ field }) => (
          <Text key={field} field={`${field}.caption`} value={content[field].caption} />
        ))}
      </figcaption>
    </figure>
  );
}
