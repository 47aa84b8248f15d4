import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { answerSummary } from '#content-store/model/forms/shown-answer.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { Button } from '../ui/Button.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { countSet } from '../ui/table/count-set.ts';
import styles from '../ui/table/Dashboard.module.css';
import type { Column } from '../ui/table/DataTable.tsx';
import { DateRange } from '../ui/table/DateRange.tsx';
import { ANY_DAYS, momentsOf } from '../ui/table/days.ts';
import { FilterDrawer } from '../ui/table/FilterDrawer.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';
import { t } from '../words/t.ts';
import { ExportLink } from '../workbench/server-state/ExportLink.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';

/** The submissions of the site's forms. */
export function SubmissionsTab() {
  const [filter, field, setFilter] = useDraft(NO_SUBMISSION_FILTER);
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const query = submissionQuery(filter);
  const count = countSet(filter, 'hasDrafts');
  return (
    <Tab look="rows">
      <UnreachedForms />
      <FilterDrawer
        count={count}
        onClear={() => setFilter({ ...NO_SUBMISSION_FILTER, hasDrafts: filter.hasDrafts })}
        aside={<Checkbox label={t('Show draft submissions')} {...field('hasDrafts')} />}
      >
        <TextField label={t('Form')} type="search" maxLength={100} {...field('identifier')} />
        <DateRange labels={[t('Submitted from'), t('Submitted to')]} {...field('days')} />
        <Checkbox label={t('Unassigned')} {...field('toBeAssigned')} />
      </FilterDrawer>
      <PagedTable
        label={t('Form submissions')}
        columns={submissionColumns(setViewed)}
        empty={count > 0 ? t('No submissions match these filters.') : t('No submissions yet.')}
        question={['submissions', query]}
        list="formSubmissions"
        load={(page, limit) => ask('forms/getSubmissions', { ...query, page, limit })}
      >
        <ExportLink href={`/api/forms/generateCSV?${new URLSearchParams(query)}`} />
      </PagedTable>
      {viewed && <SubmissionDialog submission={viewed} onClose={() => setViewed(null)} />}
    </Tab>
  );
}

/** The key of its query. */
export const UNREACHED = ['submissions', t('without recipient')];

/** Lists the live forms that are emailed to no one or cannot be sent, with links to their pages. */
export function UnreachedForms() {
  const { data } = useQuery({ queryKey: UNREACHED, queryFn: () => ask('forms/getWithoutRecipient', {}) });
  if (!data) return null;
  return (
    <>
      <FormsNote forms={data.forms}>
        {t(
          'These forms have no recipient, so submissions are kept here but not emailed to anyone. Enter “Send to” and a subject on each page, then publish it.',
        )}
      </FormsNote>
      <FormsNote forms={data.withoutCaptcha}>
        {t(
          'Visitors cannot send these forms: they ask for a captcha, and none is set up. Remove the field on each page, or ask an operator to set one up.',
        )}
      </FormsNote>
    </>
  );
}

type UnreachedForm = AnswerOf<'forms/getWithoutRecipient'>['forms'][number];

function FormsNote({ forms, children }: { forms: readonly UnreachedForm[]; children: ReactNode }) {
  if (forms.length === 0) return null;
  return (
    <div role="note" className={styles.warning}>
      <icons.TriangleAlert size={16} aria-hidden />
      <div>
        {children}
        <ul>
          {forms.map(({ pageId, address, title, identifier }) => (
            <li key={`${pageId} ${identifier}`}>
              {t('{identifier} on', { identifier })} <PageLink slug={address}>{title || `/${address}`}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const SUSPICION: Column<StoredSubmission> = { header: t('Quarantined because'), cell: ({ suspicion }) => suspicion };

/** Submissions that look like spam: none was mailed. Genuine ones can be released here. */
export function QuarantineTab() {
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const { mutate: release, isPending } = useChange({
    call: ({ _id }: StoredSubmission) => send('quarantine/release', { _id }),
    onSuccess: () => setViewed(null),
    said: t('Submission released'),
    detail: t('Its emails are being sent.'),
  });
  return (
    <Tab
      look="rows"
      hint={t('Submissions that look like spam are held here. None of them has been emailed to anyone.')}
    >
      <PagedTable
        label={t('Quarantine')}
        columns={[SUSPICION, ...submissionColumns(setViewed)]}
        empty={t('Nothing in quarantine.')}
        question={['quarantine']}
        list="formSubmissions"
        load={(page, limit) => ask('quarantine/list', { page, limit })}
      />
      {viewed && (
        <SubmissionDialog submission={viewed} onClose={() => setViewed(null)}>
          <Button look="main" disabled={isPending} onClick={() => release(viewed)}>
            {t('Release', { context: 'verb' })}
          </Button>
        </SubmissionDialog>
      )}
    </Tab>
  );
}

/** The columns of submissions; the last one opens the submission. */
function submissionColumns(view: (submission: StoredSubmission) => void): Column<StoredSubmission>[] {
  return [
    { header: t('Answers'), cell: ({ form }) => answerSummary(form) || t('No answers') },
    {
      header: t('Form'),
      cell: ({ settings, state }) =>
        state === 'draft' ? t('{title} (draft)', { title: settings.identifier }) : settings.identifier,
    },
    { header: t('Email subject'), cell: ({ settings }) => settings.subject },
    {
      header: t('Sent to'),
      cell: ({ settings, candidates }) => (candidates ? t('Unassigned') : settings.recipient || t('None')),
    },
    { header: t('Submitted at'), cell: ({ createdAt }) => timeAndDay(createdAt) },
    {
      header: t('View'),
      isHeaderHidden: true,
      cell: (submission) => (
        <Button
          aria-label={t('View {identifier} of {when}', {
            identifier: submission.settings.identifier,
            when: timeAndDay(submission.createdAt),
          })}
          onClick={() => view(submission)}
        >
          {t('View')}
        </Button>
      ),
    },
  ];
}

export const NO_SUBMISSION_FILTER = {
  identifier: '',
  days: ANY_DAYS,
  /** Only those that could belong to several forms. */
  toBeAssigned: false,
  /** Submissions that editors sent from the preview, beside those of visitors. */
  hasDrafts: false,
};

/** The filter as query parameters of the service. */
export function submissionQuery({ identifier, days, toBeAssigned, hasDrafts }: typeof NO_SUBMISSION_FILTER) {
  const { from, to } = momentsOf(days);
  return {
    showDraftSubmissions: `${hasDrafts}`,
    ...(toBeAssigned && { toBeAssigned: 'true' }),
    ...(identifier && { identifier }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  };
}
