import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { ask, send } from '../../api/client.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import controls from '../../ui/fields/controls.module.css';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { saveChosen } from '../publish-set.ts';

/** Copies things as they are in the editor into a release: an open one, or a new one. */
export function AddToReleaseDialog({ items }: { items: readonly PublishableRef[] }) {
  return (
    <TaskModal title="Add to a release" size="medium">
      <Choice items={items} />
    </TaskModal>
  );
}

function Choice({ items }: { items: readonly PublishableRef[] }) {
  const query = useQuery({ queryKey: ['releases'], queryFn: () => ask('release/list', {}) });
  return (
    <Answer query={query}>
      {({ releases }) => <AddForm items={items} open={releases.filter(({ state }) => state === 'open')} />}
    </Answer>
  );
}

interface AddFormProps {
  items: readonly PublishableRef[];
  open: readonly { _id: string; name: string }[];
}

function AddForm({ items, open }: AddFormProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [chosen, setChosen] = useState(open[0]?._id ?? '');
  const [name, setName] = useState('');
  const refs = items.map(({ kind, _id }) => ({ kind, _id }));
  const { mutate, isPending } = useChange({
    call: async () => {
      if (!(await saveChosen(workbench, items))) return null;
      return chosen
        ? send('release/change', { _id: chosen, add: refs })
        : send('release/create', { name: name.trim(), items: refs });
    },
    onSuccess: (release) => {
      if (!release) return;
      close();
      const title = `Added to “${release.name}”`;
      const { slug, saved } = workbench.store.getState();
      const onClick = () => leaveFor(workbench, { kind: 'page', href: `/${slug}`, release: release._id });
      const isOpen = items.some(({ _id }) => _id === saved?.page._id);
      workbench.toasts.add({
        ...{ type: 'success', title },
        ...(isOpen && { actionProps: { children: 'Open its version', onClick } }),
      });
    },
  });
  return (
    <Form className={controls.form} onSubmit={() => mutate()}>
      <ModalText>A release goes live together. It gets its own version; the draft goes on unchanged.</ModalText>
      {open.length > 0 && (
        <SelectField
          isFirst
          label="Release"
          any="New release"
          value={chosen}
          options={open.map(({ _id: value, name: label }) => ({ value, label }))}
          onChange={setChosen}
        />
      )}
      {!chosen && <TextField isFirst label="Name" maxLength={100} value={name} onChange={setName} />}
      <ModalActions>
        <Button type="submit" look="main" disabled={isPending || (!chosen && name.trim() === '')}>
          Add
        </Button>
      </ModalActions>
    </Form>
  );
}
