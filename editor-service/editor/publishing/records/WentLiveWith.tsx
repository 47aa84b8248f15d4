import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { t } from '../../words/t.ts';
import styles from '../Publishing.module.css';
import { RecordDialog } from './RecordDialog.tsx';

interface WentLiveWithProps {
  /** The page or section. */
  _id: string;
  /** When that was, as its history has it. */
  at: string;
}

/** Leads to everything that went live, or was taken from visitors, together with a page at some time; nothing when there is no record of that. */
export function WentLiveWith({ _id, at }: WentLiveWithProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['records of', _id],
    queryFn: () => ask('publish/records', { _id, limit: 100 }),
  });
  const record = data?.records.find((one) => one.at === at);
  if (!record) return null;
  return (
    <div>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {record.isRemoval ? t('What was taken from visitors with it') : t('What went live with it')}
      </button>
      {isOpen && <RecordDialog number={record.number} onClose={() => setOpen(false)} />}
    </div>
  );
}
