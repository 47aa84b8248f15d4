import type { AnswerOf } from '../../../contract/calls.ts';
import { said, t } from '../../words/t.ts';
import styles from './PageBrowser.module.css';

const MAX_LISTED = 6;
const ONE_LIVE = t(
  'One of these is live. Visitors find it at its old address until you publish it again; the old address then redirects to the new one.',
);
const MANY_LIVE = t(
  'Visitors find them at their old addresses until you publish them again; the old addresses then redirect to the new ones.',
);

const FOR_VISITORS = t(
  'Visitors find what is live at its new address, and the old address redirects. Other changes stay drafts.',
);

interface Props {
  plan: AnswerOf<'page/checkMove'>;
  /** True when they are published at their new addresses. */
  isForVisitors: boolean;
}

/** Which pages move where, which of them are live, and what prevents the move. */
export function WhatMoves({ plan: { pages, taken, refusal }, isForVisitors }: Props) {
  const live = pages.filter(({ isLive }) => isLive).length;
  const ofVisitors = live === 1 ? ONE_LIVE : `${t('{live} of these are live.', { live })} ${MANY_LIVE}`;
  return (
    <section className={styles.notes} aria-label={t('What moves')} role="status">
      {refusal && <p className={styles.problem}>{said(refusal)}</p>}
      {taken.map((slug) => (
        <p key={slug} className={styles.problem}>
          {t('/{slug} belongs to another page', { slug })}
        </p>
      ))}
      <ul>
        {pages.slice(0, MAX_LISTED).map(({ _id, from, to }) => (
          <li key={_id}>
            /{from} → <strong>/{to}</strong>
          </li>
        ))}
      </ul>
      {pages.length > MAX_LISTED && (
        <p className="note">{t('and {count} more', { count: pages.length - MAX_LISTED })}</p>
      )}
      {live > 0 && <p>{isForVisitors ? FOR_VISITORS : ofVisitors}</p>}
    </section>
  );
}
