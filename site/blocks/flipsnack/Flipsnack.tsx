import { useIsEditing } from '../../elements/field-host.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import { playerTexts as fixed } from '../../texts/fixed-texts.ts';
import type { flipsnack } from './definition.ts';
import styles from './Flipsnack.module.css';
import { flipbookAddress } from './flipbook-address.ts';

/** The external flipbook on two sheets of paper, like an open book; nothing for an address outside Flipsnack. */
export function Flipsnack({ content }: { content: ContentOf<typeof flipsnack> }) {
  const isEditing = useIsEditing();
  const address = flipbookAddress(content.src);
  if (!address) return isEditing ? <p className={styles.missing}>Add the address of a flipbook</p> : null;
  return (
    <div className={styles.book}>
      <iframe
        className={styles.frame}
        src={address}
        title={fixed.flipbook}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </div>
  );
}
