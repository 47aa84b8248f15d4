import { useState } from 'react';
import type { ReportLine } from '../../../contract/pages-report.ts';
import { failureMessage } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { ProblemText } from '../../ui/fields/ProblemText.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Tab } from '../../ui/tab/Tab.tsx';
import { ReportPart } from './ReportPart.tsx';
import { UnusedMedia } from './UnusedMedia.tsx';
import { useReport } from './use-report.ts';
import styles from './WholeSite.module.css';

interface Part {
  check: ReportLine['check'];
  title: string;
  help: string;
}

const PARTS: readonly Part[] = [
  {
    check: 'dead link',
    title: 'Dead links',
    help: 'Links to pages and files that are not there. Links to headings are checked before a page is published.',
  },
  {
    check: 'picture',
    title: 'Pictures without a description',
    help: 'Neither described, on the page or in the media library, nor marked as decorative.',
  },
  {
    check: 'description',
    title: 'Pages without a description',
    help: 'Search engines choose some words of the page instead.',
  },
  { check: 'old', title: 'Pages not changed for long', help: 'They may no longer be right.' },
  { check: 'never published', title: 'Drafts never published', help: 'Nobody but editors has seen them.' },
];

const MONTHS = ['3', '6', '12', '24', '36'].map((value) => ({ value, label: `${value} months` }));

/** What is wrong on the site, in drafts and in what visitors have; each line leads to its place. */
export function ReportTab() {
  const [months, setMonths] = useState('12');
  const { lines, checked, total, isChecking, error, refresh } = useReport(Number(months || '12'));
  const byCheck = Map.groupBy(lines, ({ check }) => check);
  return (
    <Tab look="rows" hint="Drafts are checked, and what visitors have. A line says where it differs.">
      <div className={styles.reportBar}>
        <div className={styles.months}>
          <SelectField label="Old after" value={months} options={MONTHS} onChange={setMonths} />
        </div>
        <Button disabled={isChecking} onClick={refresh}>
          Check again
        </Button>
        <p className={styles.status} role="status">
          {isChecking
            ? `Checking… ${checked.toLocaleString('en')} of ${counted(total, 'page')}`
            : `${counted(checked, 'page')} checked`}
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
