import { LinkElement } from '../../elements/LinkElement.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import styles from './Button.module.css';
import type { button } from './definition.ts';

/** A large button with its arrow on a paper disc. */
export function Button({ content }: { content: ContentOf<typeof button> }) {
  return (
    <div className={content.config.centerAlignment ? styles.centred : undefined}>
      <LinkElement field="link" className={`button ${styles.button}`} link={content.link} />
    </div>
  );
}
