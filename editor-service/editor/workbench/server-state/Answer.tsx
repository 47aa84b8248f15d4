import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage, isRefused } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { t } from '../../words/t.ts';
import styles from './Answer.module.css';

interface AnswerProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The answer to a query; until then a loading message, or the error with a button to try again. */
export function Answer<Data>({ query, children }: AnswerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <p className={styles.loading}>{t('Loading…')}</p>;
  return (
    <div className={styles.problem} role="alert">
      <p>{failureMessage(query.error)}</p>
      {!isRefused(query.error) && <Button onClick={() => void query.refetch()}>{t('Try again')}</Button>}
    </div>
  );
}
