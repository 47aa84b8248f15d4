import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { DateRange } from '../ui/table/DateRange.tsx';
import { FilterDrawer } from '../ui/table/FilterDrawer.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import styles from './Dashboard.module.css';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { filterCount, NO_FILTER, type SubmissionFilter, submissionQuery } from './submission-filter.ts';

/** Rows of a page (specification §9). */
const SIZE = 10;

/** What visitors sent with the forms of the site (specification §2). */
export function SubmissionsTab() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const columns = useMemo(() => submissionColumns(setViewed), []);
  const query = submissionQuery(filter);
  const submissions = useQuery({
    queryKey: ['submissions', query, page],
    queryFn: () => ask('forms/getSubmissions', { ...query, page, limit: SIZE }),
    placeholderData: keepPreviousData,
  });

  function change(changes: Partial<typeof NO_FILTER>) {
    setFilter({ ...filter, ...changes });
    setPage(1);
  }

  return (
    <div className={styles.tab}>
      <FilterDrawer
        count={filterCount(filter)}
        onClear={() => change({ ...NO_FILTER, hasDrafts: filter.hasDrafts })}
        aside={
          <Checkbox
            label="Show draft submissions"
            isChecked={filter.hasDrafts}
            onChange={(hasDrafts) => change({ hasDrafts })}
          />
        }
      >
        <TextField
          label="Form Identifier"
          type="search"
          maxLength={100}
          value={filter.identifier}
          onChange={(identifier) => change({ identifier })}
        />
        <DateRange
          labels={['Submitted from', 'Submitted to']}
          value={filter.days}
          onChange={(days) => change({ days })}
        />
      </FilterDrawer>
      <Answer query={submissions}>
        {({ formSubmissions, total }) => (
          <div>
            <DataTable
              label="Form submissions"
              columns={columns}
              rows={formSubmissions}
              rowId={({ _id }) => _id}
              empty={emptyText(filter)}
              isBusy={submissions.isPlaceholderData}
            />
            <Pager page={page} size={SIZE} total={total} onChange={setPage} />
            {total > 0 && (
              <a className={styles.export} href={`/api/forms/generateCSV?${new URLSearchParams(query)}`} download>
                <Download size={16} aria-hidden /> Export to CSV
              </a>
            )}
          </div>
        )}
      </Answer>
      {viewed && <SubmissionDialog submission={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}

function emptyText(filter: SubmissionFilter): string {
  if (filterCount(filter) > 0) return 'No submissions match these filters.';
  return filter.hasDrafts ? 'No form was sent from the editor yet.' : 'Nobody has sent a form yet.';
}
