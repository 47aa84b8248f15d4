import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import styles from './Collage.module.css';
import { Cutouts } from './Cutouts.tsx';
import type { collage } from './definition.ts';

/** A text beside three overlapping cut-outs. */
export function Collage({ content, answers }: BlockProps<typeof collage>) {
  const { heading, paragraph, link, secondLink, config } = content;
  const ground = config.backgroundColour === 'transparent' ? '' : `${styles.sheet} ground-${config.backgroundColour}`;
  return (
    <section className={`${styles.collage} ${ground}`}>
      <div className={styles.text}>
        <Text field="heading" as="h2" placeholder="Heading" value={heading} />
        <RichText field="paragraph" placeholder="Paragraph" value={paragraph} />
        <div className={styles.links}>
          <LinkElement field="link" className="button" placeholder="Link" link={link} />
          <LinkElement field="secondLink" className="button quiet" placeholder="Link" link={secondLink} />
        </div>
      </div>
      <Cutouts content={content} answers={answers} />
    </section>
  );
}
