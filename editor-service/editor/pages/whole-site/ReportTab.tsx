import { useState } from 'react';
import type { ReportLine } from '../../../contract/pages-checks.ts';
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
    help: 'Links to pages and files that do not exist. Links to headings are checked when you publish a page.',
  },
  {
    check: 'picture',
    title: 'Pictures without a description',
    help: 'They have no description on the page or in the media library, and are not marked as decorative.',
  },
  {
    check: 'description',
    title: 'Pages without a description',
    help: 'Search engines pick some text from the page instead.',
  },
  { check: 'old', title: 'Pages not changed for a long time', help: 'They may be out of date.' },
  { check: 'never published', title: 'Drafts never published', help: 'Only editors have seen them.' },
];

const MONTHS = ['3', '6', '12', '24', '36'].map((value) => ({ value, label: `${value} months` }));

/** What is wrong on the site, in drafts and in what visitors have; each line leads to its place. */
export function ReportTab() {
  const [months, setMonths] = useState('12');
  const { lines, checked, total, isChecking, error, refresh } = useReport(Number(months));
  const byCheck = Map.groupBy(lines, ({ check }) => check);
  return (
    <Tab look="rows" hint="Both drafts and the live site are checked. Each line says where they differ.">
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
