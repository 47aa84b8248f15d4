import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './CtaCentreText.module.css';
import type { ctaCentreText } from './definition.ts';

/** An invitation under a paper arch. */
export function CtaCentreText({ content }: { content: ContentOf<typeof ctaCentreText> }) {
  const { heading, paragraph, link, config } = content;
  return (
    <section className={`${styles.arch} ground-${config.backgroundColour}`}>
      <Text field="heading" as="h2" className={styles.heading} value={heading} />
      <RichText field="paragraph" value={paragraph} />
      <LinkElement field="link" className="button" link={link} />
    </section>
  );
}
