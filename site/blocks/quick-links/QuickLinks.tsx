import { LinkElement } from '../../elements/LinkElement.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { hasSystemType } from '../../texts/system-type.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import type { quickLinks } from './definition.ts';
import styles from './QuickLinks.module.css';

/**
 * An index in columns. Each entry has a large initial for quick scanning, but not in scripts that join letters: WebKit would not
 * join it, and in Japanese a line could end after it.
 */
export function QuickLinks({ content }: { content: ContentOf<typeof quickLinks> }) {
  const entries = hasSystemType(useLanguage()) ? styles.entries : `${styles.entries} ${styles.initials}`;
  return (
    <section className={styles.index}>
      <Text field="heading" as="h2" value={content.heading} />
      <ul className={entries}>
        {useEntries('links', content.links).map(({ entry, field }) => (
          <li key={field} className={styles.entry}>
            <LinkElement field={field} className={styles.link} link={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
