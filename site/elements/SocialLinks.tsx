import { SocialIcon, type SocialNetwork } from './SocialIcon.tsx';
import styles from './SocialLinks.module.css';

const NAMES: Readonly<Record<SocialNetwork, string>> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
};
const NETWORKS = Object.keys(NAMES) as SocialNetwork[];

/** Links to an organisation's social network pages; those without an address are omitted. */
export function SocialLinks({ addresses }: { addresses: Readonly<Record<SocialNetwork, string>> }) {
  const present = NETWORKS.filter((network) => addresses[network] !== '');
  if (present.length === 0) return null;
  return (
    <ul className={styles.list}>
      {present.map((network) => (
        <li key={network}>
          <a className={`round ${styles.link}`} href={addresses[network]} target="_blank" rel="noopener">
            <SocialIcon network={network} />
            <span className="visually-hidden">{NAMES[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
