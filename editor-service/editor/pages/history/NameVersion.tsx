import { useState } from 'react';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useRefusal } from '../../workbench/use-refusal.ts';
import { useEditor } from '../../workbench/workbench-context.ts';

interface NameVersionProps {
  revision: number;
  name: string;
}

/** Names or renames a version; an empty name removes it. */
export function NameVersion({ revision, name }: NameVersionProps) {
  const refusal = useRefusal('editPage');
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const close = () => setDraft(null);
  const { mutate, isPending } = useChange({
    call: () => send('page/nameVersion', { _id, collection: 'pages', revision, name: draft ?? '' }),
    stale: ['history'],
    onDone: close,
  });
  return (
    <>
      <Button
        aria-label={`${name ? 'Rename' : 'Name'} version ${revision}`}
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => setDraft(name)}
      >
        {name ? 'Rename' : 'Name'}
      </Button>
      {draft !== null && (
        <FormModal
          title={`Name of version ${revision}`}
          action={isPending ? 'Saving…' : 'Save name'}
          isDisabled={isPending}
          onSubmit={mutate}
          onClose={close}
        >
          <TextField
            isFirst
            label="Name"
            help="For example “Before the fair”. Named versions are easy to find again."
            maxLength={100}
            value={draft}
            onChange={setDraft}
          />
        </FormModal>
      )}
    </>
  );
}
