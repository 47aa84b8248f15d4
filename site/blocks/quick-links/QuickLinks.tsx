import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { quickLinks } from './definition.ts';
import styles from './QuickLinks.module.css';

/** An index in columns; each entry has a large initial for quick scanning. */
export function QuickLinks({ content }: { content: ContentOf<typeof quickLinks> }) {
  return (
    <section className={styles.index}>
      <Text field="heading" as="h2" value={content.heading} />
      <ul className={styles.entries}>
        {useEntries('links', content.links).map(({ entry, field }) => (
          <li key={field} className={styles.entry}>
            <LinkElement field={field} className={styles.link} link={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
