import { type GenericHeaderProps, HeaderWords } from 'pagewright/headers';
import { guideOf } from '../../contents.ts';
import styles from './HeaderOne.module.css';

/** The title of a page, and the other pages of its guide: beside the text where there is room, else in the site's menu. */
export function HeaderOne({ page, header }: GenericHeaderProps) {
  const guide = guideOf(page.slug);
  return (
    <header className={styles.docs}>
      {guide && (
        <nav className={styles.guide} aria-label={`Guide: ${guide.title}`}>
          <p className={styles.name}>{guide.title}</p>
          <ul>
            {guide.pages.map(([slug, title]) => (
              <li key={slug}>
                <a href={`/${slug}`} aria-current={slug === page.slug ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HeaderWords header={header} className={styles.words} />
    </header>
  );
}
