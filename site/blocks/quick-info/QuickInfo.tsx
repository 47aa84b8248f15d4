import { LinkElement } from '../../elements/LinkElement.tsx';
import { RichText } from '../../elements/RichText.tsx';
import { Text } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { quickInfo } from './definition.ts';
import styles from './QuickInfo.module.css';

/** An index card with a folded corner: facts first, then links. */
export function QuickInfo({ content }: { content: ContentOf<typeof quickInfo> }) {
  const { heading, text, subHeading, links } = content;
  return (
    <section className={styles.card}>
      <div className={styles.facts}>
        <Text field="heading" as="h2" className={styles.heading} value={heading} />
        <RichText field="text" value={text} />
      </div>
      {links.length > 0 && (
        <div className={styles.index}>
          <Text field="subHeading" as="h3" className={styles.subHeading} value={subHeading} />
          <ul className={styles.links}>
            {links.map((link, index) => {
              const field = `links.${index}`;
              return (
                <li key={field}>
                  <LinkElement field={field} className={styles.link} link={link} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
