import { useQuery } from '@tanstack/react-query';
import type { Focus } from '#content-store/model/media/image.ts';
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
import { splitAtCommas } from '../ui/listed.ts';
import { t } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { folderOptions } from './folders.ts';

/** Edits the name of an original, where it is filed, and the alt text and focal point of an image. */
export function MediaForm({ item, onSaved }: { item: LibraryItem; onSaved: (item: LibraryItem) => void }) {
  const { reader } = useWorkbench();
  const saved = detailsOf(item);
  const [details, field, setDetails] = useDraft(saved);
  const isDirty = !isSame(details, saved);
  useUnsaved(isDirty);
  const filing = useQuery({ queryKey: ['media-folders'], queryFn: () => ask('media/getFolders', {}) });

  const { mutate, isPending } = useChange({
    call: () => saveDetails(item, details),
    onSuccess: (answer) => {
      onSaved(answer);
      setDetails(detailsOf(answer));
      reader.forget();
    },
    said: t('Details saved'),
  });

  return (
    <Form className={controls.form} onSubmit={mutate}>
      {item.kind === 'image' && <FocusPicker media={item} {...field('focus')} />}
      <TextField label={t('Name')} maxLength={200} {...field('name')} />
      {item.kind === 'image' && (
        <TextField
          label={t('Image alt text')}
          help={t('What the picture shows. Used wherever the picture is added.')}
          isMultiline
          maxLength={500}
          {...field('alt')}
        />
      )}
      <SelectField
        label={t('Folder')}
        any={t('No folder')}
        options={folderOptions(filing.data?.folders ?? [{ path: details.folder || '…', items: 0 }])}
        {...field('folder')}
      />
      <TextField label={t('Tags')} help={t('Separate them with commas.')} maxLength={800} {...field('tags')} />
      <div>
        <Button type="submit" disabled={!isDirty || isPending}>
          {isPending ? t('Saving…') : t('Save details')}
        </Button>
      </div>
    </Form>
  );
}

/** What editors can change about an original; `tags` as one text. */
interface Details {
  name: string;
  alt: string;
  focus: Focus | null;
  folder: string;
  tags: string;
}

function detailsOf(item: LibraryItem): Details {
  const { name, folder, tags } = item;
  const image = item.kind === 'image' ? item : null;
  return { name, alt: image?.alt ?? '', focus: image?.focus ?? null, folder, tags: tags.join(', ') };
}

/**
 * Saves what was changed, and returns the stored item. Its folder and tags are saved first, because that needs no
 * permission to publish.
 */
async function saveDetails(item: LibraryItem, details: Details): Promise<LibraryItem> {
  const before = detailsOf(item);
  let stored = item;
  if (details.folder !== before.folder || details.tags !== before.tags) {
    const tags = splitAtCommas(details.tags);
    const removeTags = item.tags.filter((tag) => !tags.includes(tag));
    const change = { ids: [item._id], folder: details.folder, addTags: tags, removeTags };
    const { items } = await send('media/organise', change);
    stored = items[0] ?? stored;
  }
  const words = { name: details.name, ...(item.kind === 'image' && { alt: details.alt, focus: details.focus }) };
  const isUnchanged = details.name === before.name && details.alt === before.alt && isSame(details.focus, before.focus);
  return isUnchanged ? stored : send('media/update', { _id: item._id, ...words });
}
