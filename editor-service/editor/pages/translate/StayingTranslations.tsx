import { useQuery } from '@tanstack/react-query';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { ask } from '../../api/client.ts';
import { collectionOf } from '../../store/documents/collection-of.ts';
import { editorLanguage, t } from '../../words/t.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from '../Pages.module.css';
import { nameOfLanguage } from './translation-words.ts';

/** Says which translations stay when the page is deleted; nothing for a page without any. */
export function StayingTranslations() {
  const page = useEditor(({ saved }) => saved?.page);
  const { data = [] } = useQuery({
    queryKey: ['translations', page?._id],
    queryFn: () => ask('translation/states', { _id: page?._id ?? '' }),
    enabled: siteLanguages.length > 1 && page !== undefined && collectionOf(page) === 'pages',
  });
  const others = data.filter(({ _id }) => _id !== null && _id !== page?._id);
  if (others.length === 0) return null;
  const names = others.map(({ language }) => nameOfLanguage(language));
  return (
    <p className={styles.now}>
      {t('Its translations stay: {languages}.', {
        languages: new Intl.ListFormat(editorLanguage, { type: 'unit' }).format(names),
      })}
    </p>
  );
}
