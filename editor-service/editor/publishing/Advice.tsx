import { useState } from 'react';
import type { Problem } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { CheckResults } from './CheckResults.tsx';
import styles from './Publishing.module.css';

type Checking = { kind: 'idle' } | { kind: 'checking' } | { kind: 'done'; problems: Problem[] };

/** What axe reports about contrast and names on the rendered page; only on request, because it takes a moment. */
export function Advice() {
  const [checking, setChecking] = useState<Checking>({ kind: 'idle' });

  async function check() {
    setChecking({ kind: 'checking' });
    const canvas = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
    const found = (await canvas?.pagewrightAdvice?.()) ?? '[]';
    setChecking({ kind: 'done', problems: JSON.parse(found) as Problem[] });
  }

  return (
    <section className={styles.advice} aria-label="Accessibility">
      <Button disabled={checking.kind === 'checking'} onClick={() => void check()}>
        {checking.kind === 'checking' ? 'Checking…' : 'Run accessibility check'}
      </Button>
      {checking.kind === 'done' &&
        (checking.problems.length === 0 ? (
          <p className={styles.hint} role="status">
            No accessibility problems found.
          </p>
        ) : (
          <CheckResults problems={checking.problems} />
        ))}
    </section>
  );
}
