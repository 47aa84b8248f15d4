import { type ReactNode, useState } from 'react';
import { t } from '../../words/t.ts';
import { Button } from '../Button.tsx';

/** How many are shown at first, and more each time. */
const STEP = 100;

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first of many rows, and more when asked for. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const [limit, setLimit] = useState(STEP);
  const left = rows.length - limit;
  return (
    <>
      {children(rows.slice(0, limit))}
      {left > 0 && <Button onClick={() => setLimit(limit + STEP)}>{t('Show more ({left} left)', { left })}</Button>}
    </>
  );
}
