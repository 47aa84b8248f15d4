import { LinkElement } from '../../elements/LinkElement.tsx';
import type { GenericHeader } from './generic-header.ts';
import styles from './Header.module.css';

/** Where a header leads: its link, and another one in its place on phones when there is one. */
export function HeaderLinks({ header }: { header: Pick<GenericHeader, 'link' | 'mobileLink'> }) {
  const { link, mobileLink } = header;
  const hasOwnOnPhones = mobileLink.href !== '';
  return (
    <div className={styles.links}>
      <LinkElement
        field="header.link"
        className={`button ${hasOwnOnPhones ? styles.wide : ''}`}
        placeholder="Link"
        link={link}
      />
      {hasOwnOnPhones && (
        <LinkElement
          field="header.mobileLink"
          className={`button ${styles.narrow}`}
          placeholder="Link"
          link={mobileLink}
        />
      )}
    </div>
  );
}
