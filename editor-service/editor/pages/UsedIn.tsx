import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';
import { PlaceList } from '../saving/leaving/PlaceList.tsx';
import { collectionOf } from '../store/documents/collection-of.ts';
import { t, tn } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './Pages.module.css';

/** The pages and documents that link to this page or list it by hand, and would break if it moved or was deleted. */
export function UsedIn() {
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const collection = useEditor(({ saved }) => (saved ? collectionOf(saved.page) : 'pages'));
  const uses = useQuery({
    queryKey: ['usedIn', _id],
    queryFn: () => ask('page/usedIn', { _id, collection }),
  });
  return (
    <Answer query={uses}>
      {(places) =>
        places.length === 0 ? (
          <p className={styles.now}>
            {collection === 'sections' ? t('No page uses this section.') : t('No other page links to this one.')}
          </p>
        ) : (
          <details className={styles.usedIn}>
            <summary>{tn(places.length, 'Used in 1 place', 'Used in {count} places')}</summary>
            <PlaceList places={places} />
          </details>
        )
      }
    </Answer>
  );
}
