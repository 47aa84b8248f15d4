import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReportLine } from '../../../contract/pages-checks.ts';
import { openAt } from '../../saving/leaving/open-at.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './WholeSite.module.css';

interface ReportPartProps {
  title: string;
  help: string;
  lines: readonly ReportLine[];
}

/** So many lines are shown at first, and more at a time. */
const STEP = 50;

const WHERE: Record<ReportLine['where'], string> = {
  both: '',
  draft: 'In the draft only',
  live: 'Fixed in the draft, still live',
};

/** One kind of fault: how often it is there, and where. */
export function ReportPart({ title, help, lines }: ReportPartProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <details className={styles.part}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        {title} <span className={styles.count}>{lines.length.toLocaleString('en')}</span>
      </summary>
      <p className={styles.help}>{help}</p>
      <ul>
        {lines.slice(0, shown).map((line) => (
          <Line key={`${line.kind} ${line._id} ${line.blockKey} ${line.message}`} line={line} />
        ))}
      </ul>
      {lines.length > shown && (
        <div className={styles.line}>
          <Button onClick={() => setShown(shown + STEP)}>Show more</Button>
        </div>
      )}
    </details>
  );
}

function Line({ line }: { line: ReportLine }) {
  const workbench = useWorkbench();
  const { check, kind, title, slug, blockKey, message, updatedAt, where } = line;
  const isPage = kind === 'pages' || kind === 'sections';

  function show() {
    if (slug !== null) return openAt(workbench, slug, blockKey);
    if (isPage) return;
    workbench.store.setState({
      ...{ dialog: null, activeMenuItem: 'select', panelView: 'fields', isPanelOpen: true },
      selection: { kind },
    });
  }

  return (
    <li className={styles.line}>
      <button type="button" className={styles.title} onClick={show}>
        {title}
      </button>
      {slug !== null && <span className={styles.address}>/{slug}</span>}
      {check === 'old' && <span className={styles.quiet}>Last changed {dateAndTime(updatedAt)}</span>}
      {check !== 'never published' && WHERE[where] && <span className={styles.quiet}>{WHERE[where]}</span>}
      {message && <span className={styles.message}>{message}</span>}
    </li>
  );
}
