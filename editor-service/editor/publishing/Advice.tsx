import { useState } from 'react';
import type { Problem } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { CheckResults } from './CheckResults.tsx';
import styles from './Publishing.module.css';

type Looking = { kind: 'idle' } | { kind: 'looking' } | { kind: 'done'; problems: Problem[] };

/** What axe reports about contrast and names on the rendered page; only on request, because it takes a moment. */
export function Advice() {
  const [looking, setLooking] = useState<Looking>({ kind: 'idle' });

  async function look() {
    setLooking({ kind: 'looking' });
    const canvas = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
    const found = (await canvas?.pagewrightAdvice?.()) ?? '[]';
    setLooking({ kind: 'done', problems: JSON.parse(found) as Problem[] });
  }

  return (
    <section className={styles.advice} aria-label="Advice on contrast and names">
      <Button disabled={looking.kind === 'looking'} onClick={() => void look()}>
        {looking.kind === 'looking' ? 'Looking…' : 'ReadSnapshot at contrast and names'}
      </Button>
      {looking.kind === 'done' &&
        (looking.problems.length === 0 ? (
          <p className={styles.hint} role="status">
            Contrast and names are fine.
          </p>
        ) : (
          <CheckResults problems={looking.problems} />
        ))}
    </section>
  );
}
