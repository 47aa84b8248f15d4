import { useMemo, useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { DateRange } from '../ui/table/DateRange.tsx';
import { FilterDrawer } from '../ui/table/FilterDrawer.tsx';
import { ExportLink } from './ExportLink.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { filterCount, NO_FILTER, type SubmissionFilter, submissionQuery } from './submission-filter.ts';

/** The submissions of the site's forms (specification §2). */
export function SubmissionsTab() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const columns = useMemo(() => submissionColumns(setViewed), []);
  const query = submissionQuery(filter);

  const change = (changes: Partial<SubmissionFilter>) => setFilter({ ...filter, ...changes });

  return (
    <Tab look="rows">
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
      <PagedTable
        label="Form submissions"
        columns={columns}
        rowId={({ _id }) => _id}
        empty={emptyText(filter)}
        question={['submissions', query]}
        load={async (page, limit) => {
          const { formSubmissions, total } = await ask('forms/getSubmissions', { ...query, page, limit });
          return { rows: formSubmissions, total };
        }}
      >
        <ExportLink href={`/api/forms/generateCSV?${new URLSearchParams(query)}`} />
      </PagedTable>
      {viewed && <SubmissionDialog submission={viewed} onClose={() => setViewed(null)} />}
    </Tab>
  );
}

function emptyText(filter: SubmissionFilter): string {
  if (filterCount(filter) > 0) return 'No submissions match these filters.';
  return filter.hasDrafts ? 'No form has been sent from the editor yet.' : 'Nobody has sent a form yet.';
}
