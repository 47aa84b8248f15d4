import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { Columns } from '../ui/table/features.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { Answer } from './Answer.tsx';

/** Rows of a page (specification §9). */
const SIZE = 10;

interface PagedTableProps<Row extends object> {
  label: string;
  columns: Columns<Row>;
  /** Absent: a row is known by its place. */
  rowId?: (row: Row) => string;
  /** Said instead of rows when there are none. */
  empty: string;
  /** What is asked for; another question begins at its first page. */
  question: readonly unknown[];
  /** Asks the service for a page of rows; pages count from 1. */
  load: (page: number, size: number) => Promise<{ rows: Row[]; total: number }>;
  size?: number;
  /** What stands below the rows, where there are any. */
  children?: ReactNode;
}

/** A table of which the service hands out one page at a time. The page before stays until the next one is there. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { label, columns, rowId, empty, question, load, size = SIZE, children } = props;
  const asked = JSON.stringify(question);
  const [at, setAt] = useState({ asked, page: 1 });
  const page = at.asked === asked ? at.page : 1;
  const answer = useQuery({
    queryKey: [...question, page],
    queryFn: () => load(page, size),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={answer}>
      {({ rows, total }) => (
        <div>
          <DataTable
            label={label}
            columns={columns}
            rows={rows}
            {...(rowId && { rowId })}
            empty={empty}
            isBusy={answer.isPlaceholderData}
          />
          <Pager page={page} size={size} total={total} onChange={(next) => setAt({ asked, page: next })} />
          {total > 0 && children}
        </div>
      )}
    </Answer>
  );
}
