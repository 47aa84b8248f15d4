import { useQuery } from '@tanstack/react-query';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { ask, send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { useDraft } from '../ui/fields/bound-to.ts';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { folderOptions } from './folders.ts';
import { detailsOf, saveDetails } from './media-details.ts';

/** Edits the name of an original, where it is filed, and the alt text and focal point of an image. */
export function MediaForm({ item, onSaved }: { item: LibraryItem; onSaved: (item: LibraryItem) => void }) {
  const { reader } = useWorkbench();
  const saved = detailsOf(item);
  const [details, field, setDetails] = useDraft(saved);
  const isDirty = !isSame(details, saved);
  useUnsaved(isDirty);
  const filing = useQuery({ queryKey: ['media-folders'], queryFn: () => ask('media/getFolders', {}) });

  const { mutate, isPending } = useChange({
    call: () => saveDetails(send, item, details),
    onSuccess: (answer) => {
      onSaved(answer);
      setDetails(detailsOf(answer));
      reader.forget();
    },
    stale: [],
    said: 'Details saved',
  });

  return (
    <Form className={controls.form} onSubmit={mutate}>
      {item.kind === 'image' && <FocusPicker media={item} {...field('focus')} />}
      <TextField label="Name" maxLength={200} {...field('name')} />
      {item.kind === 'image' && (
        <TextField
          label="Image alt text"
          help="What the picture shows. Used wherever the picture is added."
          isMultiline
          maxLength={500}
          {...field('alt')}
        />
      )}
      <SelectField
        label="Folder"
        any="No folder"
        options={folderOptions(filing.data?.folders ?? [{ path: details.folder || '…', items: 0 }])}
        {...field('folder')}
      />
      <TextField label="Tags" help="Separate them with commas." maxLength={800} {...field('tags')} />
      <div>
        <Button type="submit" disabled={!isDirty || isPending}>
          {isPending ? 'Saving…' : 'Save details'}
        </Button>
      </div>
    </Form>
  );
}
