import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { send } from '../api/client.ts';
import { useChange } from '../server-state/use-change.ts';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { boundTo } from '../ui/fields/bound-to.ts';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** Edits the name of an original and the alt text of an image. */
export function MediaForm({ item, onSaved }: { item: LibraryItem; onSaved: (item: LibraryItem) => void }) {
  const { reader } = useWorkbench();
  const saved = wordsOf(item);
  const [words, setWords] = useState(saved);
  const field = boundTo(words, setWords);
  const isDirty = !isSame(words, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useChange({
    call: () => send('media/update', { _id: item._id, ...words }),
    onSuccess: (answer) => {
      onSaved(answer);
      setWords(wordsOf(answer));
      reader.forget();
    },
    stale: ['media'],
    said: 'File Details Updated',
  });

  return (
    <Form className={controls.form} onSubmit={mutate}>
      <TextField label="Name" maxLength={200} {...field('name')} />
      {words.alt !== undefined && (
        <TextField
          label="Image alt text"
          help="What the picture shows. Fields that use it begin with these words."
          isMultiline
          maxLength={500}
          value={words.alt}
          onChange={field('alt').onChange}
        />
      )}
      <div>
        <Button type="submit" disabled={!isDirty || isPending}>
          {isPending ? 'Saving…' : 'Save details'}
        </Button>
      </div>
    </Form>
  );
}

function wordsOf(item: LibraryItem): { name: string; alt?: string } {
  return item.kind === 'image' ? { name: item.name, alt: item.alt } : { name: item.name };
}
