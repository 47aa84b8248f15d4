import type { PublishEvent } from '../../contract/calls.ts';
import { counted } from '../ui/counted.ts';
import { t } from '../words/t.ts';
import styles from './Publishing.module.css';
import { newsSentence } from './publish-news.ts';

/** The most pages listed; a new navigation changes all of them. */
const MAX_SHOWN = 12;

/** The progress of a publish from its latest event, then links to the pages that it wrote. */
export function PublishProgress({ event }: { event: PublishEvent | null }) {
  const { state = 'queued', done = 0, total = 0, changed = [] } = event ?? {};
  if (event?.state === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {newsSentence(event)}
      </p>
    );
  }
  if (state !== 'live') {
    return (
      <div className={styles.progress} role="status">
        <span>{state === 'queued' ? t('Waiting in the queue…') : t('Rendering…')}</span>
        <progress className={styles.bar} aria-label={t('Going live')} {...(total > 0 && { value: done, max: total })} />
      </div>
    );
  }
  return (
    <section className={styles.live} aria-label={t('Now live')}>
      <h3 className={styles.heading}>{t('{pages} updated', { pages: counted(changed.length, 'page') })}</h3>
      <ul className={styles.addresses}>
        {changed.slice(0, MAX_SHOWN).map(({ address, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {address}
            </a>
          </li>
        ))}
      </ul>
      {changed.length > MAX_SHOWN && (
        <p className={styles.hint}>{t('and {count} more', { count: changed.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
}
