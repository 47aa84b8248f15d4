import { useState } from 'react';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

type Words = Record<'name' | 'note', string>;

interface NameAndNoteProps {
  title: string;
  first: Words;
  /** What it is called without a name; absent: it needs one. */
  unnamed?: string;
  longestNote: number;
  call: (words: Words) => Promise<unknown>;
  onClose: () => void;
}

/** Gives a record or a release another name and note. */
export function NameAndNote({ title, first, unnamed = '', longestNote, call, onClose }: NameAndNoteProps) {
  const [name, setName] = useState(first.name);
  const [note, setNote] = useState(first.note);
  const { mutate, isPending } = useChange({
    call: () => call({ name: name.trim(), note: note.trim() }),
    said: 'Saved',
    onDone: onClose,
  });
  const isDisabled = isPending || (!unnamed && name.trim() === '');
  return (
    <FormModal title={title} action="Save" isDisabled={isDisabled} onSubmit={mutate} onClose={onClose}>
      <TextField isFirst label="Name" help={unnamed} maxLength={100} value={name} onChange={setName} />
      <TextField label="Note" isMultiline maxLength={longestNote} value={note} onChange={setNote} />
    </FormModal>
  );
}
