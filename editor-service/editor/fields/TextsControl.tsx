import styles from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { LimitNote } from '../ui/fields/LimitNote.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';

/** A list of short texts, one per line; blank lines are kept while typing but count as nothing. */
export function TextsControl({ field, value, onChange }: ControlProps<'texts'>) {
  const texts = Array.isArray(value) ? value : [];
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={styles.input}
            rows={Math.max(4, texts.length)}
            value={texts.join('\n')}
            onChange={({ target }) => onChange(target.value.split('\n'))}
          />
          <LimitNote length={texts.length} max={field.max} unit={t('lines')} />
        </>
      )}
    </Labelled>
  );
}
