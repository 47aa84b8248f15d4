import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import controls from '../ui/fields/controls.module.css';
import { TextField } from '../ui/fields/TextField.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

interface MediaFormProps {
  item: LibraryItem;
  onSaved: (item: LibraryItem) => void;
}

/** Edits the name of an original and the alt text of an image. */
export function MediaForm({ item, onSaved }: MediaFormProps) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const saved = wordsOf(item);
  const [words, setWords] = useState(saved);
  const isDirty = !isSame(words, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: () => send('media/update', { _id: item._id, ...words }),
    onSuccess: async (answer) => {
      onSaved(answer);
      setWords(wordsOf(answer));
      workbench.reader.forget();
      toastSuccess(workbench, 'File Details Updated');
      await queries.invalidateQueries({ queryKey: ['media'] });
    },
  });

  return (
    <form
      className={controls.form}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField label="Name" maxLength={200} value={words.name} onChange={(name) => setWords({ ...words, name })} />
      {words.alt !== undefined && (
        <TextField
          label="Image alt text"
          help="What the picture shows. Fields that use it begin with these words."
          isMultiline
          maxLength={500}
          value={words.alt}
          onChange={(alt) => setWords({ ...words, alt })}
        />
      )}
      <div>
        <Button type="submit" disabled={!isDirty || isPending}>
          {isPending ? 'Saving…' : 'Save details'}
        </Button>
      </div>
    </form>
  );
}

function wordsOf(item: LibraryItem): { name: string; alt?: string } {
  return item.kind === 'image' ? { name: item.name, alt: item.alt } : { name: item.name };
}
