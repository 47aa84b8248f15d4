import { useMutation } from '@tanstack/react-query';
import type { Problem } from '../../contract/pages-checks.ts';
import { shownBlockName } from '../store/blocks/block-name.ts';
import { findBlock } from '../store/blocks/block-tree.ts';
import { Button } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
import { said, t } from '../words/t.ts';
import { showing, showingField } from '../workbench/wanted-block.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Publishing.module.css';

/** The problems found on the page, errors first; each links to its block. */
export function CheckResults({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) {
    return (
      <p className={styles.fine}>
        <icons.CircleCheck size={18} aria-hidden /> {t('No problems found.')}
      </p>
    );
  }
  return (
    <ul className={styles.problems} aria-label={t('Found by the checks')}>
      {problems.map((problem) => (
        <li key={`${problem.blockKey} ${problem.message}`}>
          <ProblemButton problem={problem} />
        </li>
      ))}
    </ul>
  );
}

function ProblemButton({ problem: { severity, message, blockKey, field } }: { problem: Problem }) {
  const { store } = useWorkbench();
  const where = useEditor(({ documents }) => {
    const place = blockKey !== null && documents ? findBlock(documents, blockKey) : null;
    return place ? shownBlockName(place.item) : t('The page itself');
  });
  const Sign = severity === 'error' ? icons.OctagonX : icons.TriangleAlert;

  function show() {
    const owner = blockKey === null ? ({ kind: 'page' } as const) : ({ kind: 'block', key: blockKey } as const);
    store.setState({ dialog: null, ...(field ? showingField(owner, field) : showing(blockKey)) });
  }

  return (
    <button type="button" className={styles.problem} data-severity={severity} onClick={show}>
      <Sign size={18} aria-hidden />
      <span>
        <span className={styles.severity}>{severity === 'error' ? t('Error') : t('Warning')} </span>
        {said(message)}
        <span className={styles.where}>{where}</span>
      </span>
    </button>
  );
}

/** What axe reports about contrast and names on the rendered page; only on request, because it takes a moment. */
export function Advice() {
  const { mutate: check, isPending, data: problems } = useMutation({ mutationFn: advice });
  return (
    <section className={styles.advice} aria-label={t('Accessibility')}>
      <Button disabled={isPending} onClick={() => check()}>
        {isPending ? t('Checking…') : t('Run accessibility check')}
      </Button>
      {problems?.length === 0 && (
        <p className={styles.hint} role="status">
          {t('No accessibility problems found.')}
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
