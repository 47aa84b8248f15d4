import type { FieldOwner } from '../../elements/field-host.ts';
import { Button } from '../shell/Button.tsx';
import { useWorkbench } from '../shell/workbench-context.ts';
import { documentTitle } from './owner-fields.ts';
import styles from './Panel.module.css';

const DOCUMENTS = ['page', 'navigation', 'footer'] as const satisfies readonly FieldOwner['kind'][];

/** The empty panel says what to do next. */
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
            {documentTitle(kind)}
          </Button>
        ))}
      </div>
    </>
  );
}
