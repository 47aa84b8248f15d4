import { useState } from 'react';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { send } from '../../api/client.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { useChange } from '../../workbench/server-state/use-change.ts';

/** The most that a name and a note hold, in characters. */
const LONGEST = { name: 100, note: 500 };

/** Gives a record a name and a note. */
export function DescribeRecord({ record, onClose }: { record: PublishRecord; onClose: () => void }) {
  const { number } = record;
  const [givenName, setName] = useState(record.givenName);
  const [note, setNote] = useState(record.note);
  const { mutate, isPending } = useChange({
    call: () => send('publish/describe', { number, givenName, note }),
    said: t('Saved'),
    onDone: onClose,
  });
  return (
    <FormModal
      title={t('Name and note of #{number}', { number })}
      action={isPending ? t('Saving…') : t('Save')}
      isDisabled={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        isFirst
        label={t('Name')}
        help={t('For example “Before the fair”. Without one it is named after what it held.')}
        maxLength={LONGEST.name}
        value={givenName}
        onChange={setName}
      />
      <TextField label={t('Note')} isMultiline maxLength={LONGEST.note} value={note} onChange={setNote} />
    </FormModal>
  );
}
