import { LinkElement } from '../elements/LinkElement.tsx';
import styles from './Header.module.css';
import type { GenericHeaderProps } from './header-props.ts';

/** A header's link, replaced on phones by the other one if there is one. */
export function HeaderLinks({ header }: Pick<GenericHeaderProps, 'header'>) {
  const { link, mobileLink } = header;
  const hasOwnOnPhones = mobileLink.href !== '';
  return (
    <div className={styles.links}>
      <LinkElement field="header.link" className={`button ${hasOwnOnPhones ? styles.wide : ''}`} link={link} />
      {hasOwnOnPhones && (
        <LinkElement field="header.mobileLink" className={`button ${styles.narrow}`} link={mobileLink} />
      )}
    </div>
  );
}
