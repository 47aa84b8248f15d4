import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { ask } from '../../api/client.ts';
import { MediaDetails } from '../../media/MediaDetails.tsx';
import { mediaFacts, mediaName } from '../../media/media-words.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import styles from './WholeSite.module.css';

const SIZE = 50;

/** The originals that no page and no document of the sites uses; each opens its details, where it can be deleted. */
export function UnusedMedia() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<LibraryItem | null>(null);
  const media = useQuery({
    queryKey: ['media', 'unused', page],
    queryFn: () => ask('media/list', { unused: true, page, limit: SIZE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={media}>
      {({ items, total }) => (
        <details className={styles.part}>
          <summary>
            <ChevronRight size={16} aria-hidden />
            Unused media <span className={styles.count}>{total.toLocaleString('en')}</span>
          </summary>
          <p className={styles.help}>Not used by any page or other document of any site.</p>
          <ul>
            {items.map((item) => (
              <li key={item._id} className={styles.line}>
                <button type="button" className={styles.title} onClick={() => setChosen(item)}>
                  {mediaName(item)}
                </button>
                <span className={styles.quiet}>{mediaFacts(item)}</span>
              </li>
            ))}
          </ul>
          {total > SIZE && (
            <div className={styles.pager}>
              <Pager page={page} size={SIZE} total={total} onChange={setPage} />
            </div>
          )}
          {chosen && (
            <Modal title={mediaName(chosen)} size="medium" onClose={() => setChosen(null)}>
              <MediaDetails item={chosen} onChanged={setChosen} onClose={() => setChosen(null)} />
            </Modal>
          )}
        </details>
      )}
    </Answer>
  );
}
