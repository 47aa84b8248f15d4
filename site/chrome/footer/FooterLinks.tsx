import type { Link } from '#content-store/model/values/link.ts';
import { LinkElement } from '../../elements/LinkElement.tsx';
import styles from './Footer.module.css';

interface Props {
  /** Path of the list in the footer. */
  field: string;
  links: readonly { key: string; link: Link }[];
  className?: string | undefined;
}

/** A list of footer links; nothing when it is empty. */
export function FooterLinks({ field, links, className }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ key, link }, index) => (
        <li key={key}>
          <LinkElement field={`${field}.${index}.link`} className={styles.link} placeholder="Link" link={link} />
        </li>
      ))}
    </ul>
  );
}
