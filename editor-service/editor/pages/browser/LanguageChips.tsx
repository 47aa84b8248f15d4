import { siteLanguages } from '#site/fields/site-languages.ts';
import { nameOfLanguage, TRANSLATION_NAMES } from '../translate/translation-words.ts';
import type { ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';

/** How a page stands in each language of the site. */
export function LanguageChips({
  page: { translations = [] },
  languages = siteLanguages,
}: {
  page: ListedPage;
  languages?: readonly { tag: string }[];
}) {
  return languages.map(({ tag }) => {
    const state = translations.find(({ language }) => language === tag)?.state ?? 'missing';
    const words = `${nameOfLanguage(tag)}: ${TRANSLATION_NAMES[state]}`;
    return (
      <span key={tag} className={styles.language} data-status={state} title={words}>
        <span aria-hidden>
          {tag}
          {state === 'behind' && ' !'}
        </span>
        <span className="visually-hidden">{words}. </span>
      </span>
    );
  });
}
