import { useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { send } from '../../api/client.ts';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { useChange } from '../../workbench/server-state/use-change.ts';

/** The shortest and longest reason that the service accepts, in characters. */
const REASON = { shortest: 3, longest: 200 };

interface RemoveForGoodProps {
  held: AnswerOf<'publish/record'>;
  onClose: () => void;
}

/** Removes a page or a picture of a record from all records, or what went live with it, with a reason. */
export function RemoveForGood({ held: { record, items, media }, onClose }: RemoveForGoodProps) {
  const [what, setWhat] = useState('record');
  const [reason, setReason] = useState('');
  const pages = items.filter(({ part }) => part === 'pages' || part === 'sections');
  const options = [
    { value: 'record', label: t('What went live with this record') },
    ...pages.map(({ _id, title }) => ({ value: `pageId ${_id}`, label: t('{title}, from all records', { title }) })),
    ...media.map(({ _id, name }) => ({ value: `mediaId ${_id}`, label: t('{name}, from all records', { name }) })),
  ];
  const { mutate, isPending } = useChange({
    call: () => {
      const [kind = '', id] = what.split(' ');
      const removal = kind === 'record' ? { number: record.number } : { [kind]: id };
      return send('publish/removeForGood', { ...removal, reason: reason.trim() });
    },
    said: ({ records }) => t('Removed from {records}', { records: counted(records, 'record') }),
    onDone: onClose,
  });
  return (
    <FormModal
      title={t('Remove for good')}
      text={t(
        'It cannot be undone or seen in the time machine any more. What visitors see now is not touched: unpublish or delete that first. Earlier backups keep it.',
      )}
      action={isPending ? t('Removing…') : t('Remove for good')}
      isDisabled={isPending || reason.trim().length < REASON.shortest}
      onSubmit={mutate}
      onClose={onClose}
    >
      <SelectField label={t('What')} value={what} options={options} onChange={setWhat} />
      <TextField
        label={t('Reason')}
        help={t('It stays with the record and in the activity list.')}
        maxLength={REASON.longest}
        value={reason}
        onChange={setReason}
      />
    </FormModal>
  );
}
