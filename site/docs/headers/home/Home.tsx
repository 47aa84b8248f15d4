import { HeaderWords, type HomeHeaderProps } from 'pagewright/headers';
import { GUIDES } from '../../contents.ts';
import styles from './Home.module.css';

/** What the product is, in a sentence, and its guides. */
export function Home({ header }: HomeHeaderProps) {
  return (
    <header className={`column ${styles.home}`}>
      <HeaderWords header={header} className={styles.words} />
      <ul className={styles.guides}>
        {GUIDES.map(({ key, title, description, pages }) => (
          <li key={key} className={styles.guide}>
            <h2>
              <a href={`/${pages[0]?.[0] ?? ''}`}>{title}</a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </header>
  );
}
