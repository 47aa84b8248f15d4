import { useState } from 'react';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { Markup } from '#site/elements/Markup.tsx';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Forms.module.css';
import { isErrorPreview, previewValues } from './form-rules.ts';

type Preview = { kind: 'none' } | { kind: 'loading' } | { kind: 'ready'; markup: string };

/** The confirmation as a visitor would get it, with the name of each required field as its value. */
export function SuccessEmailPreview({ text, fields }: { text: string; fields: readonly FormField[] }) {
  const workbench = useWorkbench();
  const [preview, setPreview] = useState<Preview>({ kind: 'none' });

  async function show() {
    setPreview({ kind: 'loading' });
    try {
      const markup = await send('forms/getSuccessEmailPreview', { text, values: previewValues(fields) });
      setPreview({ kind: 'ready', markup });
    } catch (failure) {
      setPreview({ kind: 'none' });
      failedCall(workbench, failure);
    }
  }

  return (
    <>
      <Button disabled={preview.kind === 'loading' || text === ''} onClick={() => void show()}>
        Preview
      </Button>
      {preview.kind === 'ready' && (
        <div
          className={styles.preview}
          role={isErrorPreview(preview.markup) ? 'alert' : 'status'}
          data-error={isErrorPreview(preview.markup) || undefined}
        >
          <Markup html={preview.markup} />
        </div>
      )}
    </>
  );
}
