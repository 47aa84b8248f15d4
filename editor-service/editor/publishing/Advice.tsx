import { useMutation } from '@tanstack/react-query';
import type { Problem } from '../../contract/pages-checks.ts';
import { Button } from '../ui/Button.tsx';
import { CheckResults } from './CheckResults.tsx';
import styles from './Publishing.module.css';

/** What axe reports about contrast and names on the rendered page; only on request, because it takes a moment. */
export function Advice() {
  const { mutate: check, isPending, data: problems } = useMutation({ mutationFn: advice });
  return (
    <section className={styles.advice} aria-label="Accessibility">
      <Button disabled={isPending} onClick={() => check()}>
        {isPending ? 'Checking…' : 'Run accessibility check'}
      </Button>
      {problems?.length === 0 && (
        <p className={styles.hint} role="status">
          No accessibility problems found.
        </p>
      )}
      {problems && problems.length > 0 && <CheckResults problems={problems} />}
    </section>
  );
}

async function advice(): Promise<Problem[]> {
  const canvas = document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;
  return JSON.parse((await canvas?.pagewrightAdvice?.()) ?? '[]') as Problem[];
}
