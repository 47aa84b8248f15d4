import { DOCUMENT_NAMES } from '../store/documents/documents.ts';
import { isDirty } from '../store/state/editor-state.ts';
import { refusalWords } from '../store/state/save-state.ts';
import { Button } from '../ui/Button.tsx';
import { icons } from '../ui/icons.ts';
import styles from '../ui/Notice.module.css';
import { t } from '../words/t.ts';
import { showingField } from '../workbench/wanted-block.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/** Says what cannot be stored, and why, until it is changed; leads to the field. */
export function RefusedNotice() {
  const { store } = useWorkbench();
  const problem = useEditor((state) => {
    const name = DOCUMENT_NAMES.find((one) => state.notSaved[one]?.why === 'invalid' && isDirty(state, one));
    return name && state.notSaved[name];
  });
  const [first] = problem?.refused ?? [];
  return (
    <div role="status">
      {problem && (
        <p className={styles.notice}>
          <icons.TriangleAlert size={16} aria-hidden />
          <span>{refusalWords(problem)}</span>
          {first && (
            <Button onClick={() => store.setState(showingField(first.owner, first.field))}>
              {t('Show the field')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
