import type { BlockProps } from '../../elements/block-props.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import { Picture } from '../../elements/Picture.tsx';
import { Text } from '../../elements/Text.tsx';
import { useEntries } from '../../elements/use-entries.ts';
import { PREVIEW_SIZE, type quickLinksWithImage } from './definition.ts';
import styles from './QuickLinksWithImage.module.css';

/** Large stacked links; on extra-large screens a tilted photo appears beside the hovered one. */
export function QuickLinksWithImage({ content, answers }: BlockProps<typeof quickLinksWithImage>) {
  return (
    <section className={styles.links}>
      <Text field="heading" as="h2" className={styles.heading} value={content.heading} />
      <ul className={styles.list}>
        {useEntries('links', content.links).map(({ entry, field }) => (
          <li key={field} className={styles.entry}>
            <LinkElement field={`${field}.link`} className={styles.link} link={entry.link} />
            <div className={styles.preview}>
              <Picture
                field={`${field}.image`}
                className={styles.picture}
                image={entry.image}
                answers={answers}
                size={PREVIEW_SIZE}
                sizes="240px"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
