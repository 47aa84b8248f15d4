import type { FieldOwner } from '#site/elements/field-host.ts';
import { documentTitles } from '../store/fields/owner-fields.ts';
import { Button } from '../ui/Button.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Panel.module.css';

const DOCUMENTS = ['page', 'navigation', 'footer'] as const satisfies readonly FieldOwner['kind'][];

/** The empty panel shows what to do next. */
export function NothingSelected() {
  const { store } = useWorkbench();
  return (
    <>
      <h2 className={styles.title}>Nothing selected</h2>
      <p className={styles.hint}>
        Click anything on the page: texts are typed in place, everything else is set here. Or go straight to:
      </p>
      <div className={styles.choices}>
        {DOCUMENTS.map((kind) => (
          <Button key={kind} onClick={() => store.setState({ selection: { kind } })}>
            {documentTitles[kind]}
          </Button>
        ))}
      </div>
    </>
  );
}
