import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { Answer } from './Answer.tsx';

/** Rows per page. */
const SIZE = 10;

interface PagedTableProps<Row extends object, List extends string> {
  label: string;
  columns: readonly Column<Row>[];
  rowId?: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty: string;
  /** Part of the query key; a new question starts at the first page. */
  question: readonly unknown[];
  /** Loads a page of rows; pages count from 1. */
  load: (page: number, size: number) => Promise<{ total: number } & Record<List, Row[]>>;
  /** Where the answer has the rows. */
  list: List;
  size?: number;
  /** Rendered below the rows, if there are any. */
  children?: ReactNode;
}

/** A table loaded one page at a time. The previous page stays until the next one is loaded. */
export function PagedTable<Row extends object, List extends string>(props: PagedTableProps<Row, List>) {
  const { label, columns, rowId, empty, question, load, list, size = SIZE, children } = props;
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
      {({ total, [list]: rows }) => (
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
