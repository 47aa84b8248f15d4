import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReportLine } from '../../../contract/pages-checks.ts';
import { ask, failureMessage } from '../../api/client.ts';
import { openAt } from '../../saving/leaving/leave.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { icons } from '../../ui/icons.ts';
import { Tab } from '../../ui/tab/Tab.tsx';
import { formatted, said, t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { askedOnce } from '../../workbench/server-state/use-stored.ts';
import { showingDocument } from '../../workbench/wanted-block.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './WholeSite.module.css';

const PARTS: readonly (Omit<ReportPartProps, 'lines'> & Pick<ReportLine, 'check'>)[] = [
  {
    check: 'dead link',
    title: t('Dead links'),
    help: t('Links to pages and files that do not exist. Links to headings are checked when you publish a page.'),
  },
  {
    check: 'picture',
    title: t('Pictures without a description'),
    help: t('They have no description on the page or in the media library, and are not marked as decorative.'),
  },
  {
    check: 'description',
    title: t('Pages without a description'),
    help: t('Search engines pick some text from the page instead.'),
  },
  { check: 'old', title: t('Pages not changed for a long time'), help: t('They may be out of date.') },
  { check: 'never published', title: t('Drafts never published'), help: t('Only editors have seen them.') },
];

const MONTHS = ['3', '6', '12', '24', '36'].map((value) => ({ value, label: counted(Number(value), 'month') }));

/** What is wrong on the site, in drafts and for visitors; each line links to where it is. */
export function ReportTab() {
  const [months, setMonths] = useState('12');
  const { lines, checked, total, isChecking, error, refresh } = useReport(Number(months));
  const byCheck = Map.groupBy(lines, ({ check }) => check);
  return (
    <Tab look="rows" hint={t('Both drafts and the live site are checked. Each line says where they differ.')}>
      <div className={styles.reportBar}>
        <div className={styles.months}>
          <SelectField label={t('Old after')} value={months} options={MONTHS} onChange={setMonths} />
        </div>
        <Button disabled={isChecking} onClick={refresh}>
          {t('Check again')}
        </Button>
        <p className="note" role="status">
          {isChecking
            ? t('Checking… {checked} of {pages}', { checked, pages: counted(total, 'page') })
            : t('{pages} checked', { pages: counted(checked, 'page') })}
        </p>
      </div>
      <ProblemText>{error && failureMessage(error)}</ProblemText>
      {PARTS.map(({ check, ...part }) => (
        <ReportPart key={check} {...part} lines={byCheck.get(check) ?? []} />
      ))}
      <UnusedMedia />
    </Tab>
  );
}

interface ReportPartProps {
  title: string;
  help: string;
  lines: readonly ReportLine[];
}

/** How many lines are shown at first, and how many more at a time. */
const STEP = 50;

const WHERE: Record<ReportLine['where'], string> = {
  both: '',
  draft: t('In the draft only'),
  live: t('Fixed in the draft, still live'),
};

/** One kind of fault: how often it occurs, and where. */
function ReportPart({ title, help, lines }: ReportPartProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <details className={styles.part}>
      <summary>
        <icons.ChevronRight size={16} aria-hidden />
        {title} <span className={styles.count}>{formatted(lines.length)}</span>
      </summary>
      <p className={styles.help}>{help}</p>
      <ul>
        {lines.slice(0, shown).map((line) => (
          <Line key={`${line.kind} ${line._id} ${line.blockKey} ${line.message}`} line={line} />
        ))}
      </ul>
      {lines.length > shown && (
        <div className={styles.line}>
          <Button onClick={() => setShown(shown + STEP)}>{t('Show more')}</Button>
        </div>
      )}
    </details>
  );
}

function Line({ line }: { line: ReportLine }) {
  const workbench = useWorkbench();
  const { check, kind, title, slug, blockKey, message, updatedAt, where } = line;

  function show() {
    if (slug !== null) openAt(workbench, slug, blockKey);
    else if (kind === 'navigation' || kind === 'footer')
      workbench.store.setState({ dialog: null, ...showingDocument(kind) });
  }

  return (
    <li className={styles.line}>
      <button type="button" className={styles.title} onClick={show}>
        {title}
      </button>
      {slug !== null && <span className={styles.address}>/{slug}</span>}
      {check === 'old' && <span className="note">{t('Last changed {when}', { when: dateAndTime(updatedAt) })}</span>}
      {check !== 'never published' && WHERE[where] && <span className="note">{WHERE[where]}</span>}
      {message && <span className={styles.message}>{said(message)}</span>}
    </li>
  );
}

/** How many originals nothing uses, and the way to them. */
function UnusedMedia() {
  const { store } = useWorkbench();
  const media = useQuery({
    queryKey: ['media', 'unused'],
    queryFn: () => ask('media/list', { unused: true, limit: 1 }),
  });
  return (
    <Answer query={media}>
      {({ total }) => (
        <div className={`${styles.part} ${styles.line}`}>
          {t('Unused media')} <span className={styles.count}>{formatted(total)}</span>
          <Button onClick={() => store.setState({ dialog: { kind: 'library', isUnused: true } })}>
            {t('Show in the library')}
          </Button>
        </div>
      )}
    </Answer>
  );
}

/** What is wrong on the site, loaded part by part; `refresh` starts again. */
function useReport(months: number) {
  const query = useInfiniteQuery({
    queryKey: ['report', months],
    queryFn: ({ pageParam }) => ask('report/loadPages', { months, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: askedOnce,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const goesOn = hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const answers = data?.pages ?? [];
  return {
    lines: answers.flatMap(({ lines }) => lines),
    checked: answers.reduce((sum, { checked }) => sum + checked, 0),
    total: answers.at(-1)?.total ?? 0,
    isChecking: isFetching || goesOn,
    error: query.error,
    refresh: () => void query.refetch(),
  };
}
