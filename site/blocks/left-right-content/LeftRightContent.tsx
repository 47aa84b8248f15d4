import { cycledColours } from '../../cards/cycled-colours.ts';
import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import { LEFT_RIGHT_SIZE, type leftRightContent } from './definition.ts';
import styles from './LeftRightContent.module.css';

/** A square picture on a paper shape with text beside it; stacked where there is no room for both. */
export function LeftRightContent({ content, answers }: BlockProps<typeof leftRightContent>) {
  const { heading, paragraph, image, link, config } = content;
  const [snippet = 'pink'] = cycledColours(content.key, 1);
  const ground = config.backgroundColour === 'transparent' ? '' : `ground-${config.backgroundColour} ${styles.sheet}`;
  return (
    <div
      className={[styles.pair, styles[snippet], config.reversed && styles.reversed, ground].filter(Boolean).join(' ')}
    >
      <figure className={styles.figure}>
        <Picture
          field="image"
          className="cover"
          image={image}
          answers={answers}
          size={LEFT_RIGHT_SIZE}
          sizes="(min-width: 67.5rem) 540px, (min-width: 640px) 55vw, 100vw"
        />
        <Text field="image.caption" as="figcaption" className="caption" value={image.caption} />
      </figure>
      <div className={styles.text}>
        <Text field="heading" as="h2" value={heading} />
        <RichText field="paragraph" value={paragraph} />
        <LinkElement field="link" className="button" link={link} />
      </div>
    </div>
  );
}
