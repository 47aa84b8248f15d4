import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reviewer } from '#content-store/model/entities/review.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';
import { send } from '../../api/client.ts';
import { documentKindOf } from '../../store/documents/collection-of.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import controls from '../../ui/fields/controls.module.css';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { saveChosen } from '../publish-set.ts';
import styles from './Reviews.module.css';

const AND = new Intl.ListFormat('en');

/** Asks people, a role or guests whether something is right; the open page, unless it names others. */
export function AskForReview({ items }: { items?: readonly PublishableRef[] }) {
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  return (
    <TaskModal title="Ask for review" size="medium">
      <AskForm items={items ?? [{ kind: documentKindOf(page), _id: page._id }]} />
    </TaskModal>
  );
}

const keyOf = ({ kind, id }: Reviewer) => `${kind} ${id}`;

function AskForm({ items }: { items: readonly PublishableRef[] }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [chosen, setChosen] = useState<readonly Reviewer[]>([]);
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const { mutate, isPending } = useChange({
    call: async () => {
      if (!(await saveChosen(workbench, items))) return [];
      const asked = { items: [...items], reviewers: [...chosen], text: text.trim(), due: due || null };
      return (await send('review/ask', { ...asked, purpose: 'review' })).people;
    },
    onSuccess: (people) => people.length > 0 && close(),
    said: (people) => (people.length > 0 ? `${AND.format(people)} will be told` : ''),
  });
  const add = (reviewer: Reviewer) => setChosen([...chosen.filter((one) => keyOf(one) !== keyOf(reviewer)), reviewer]);
  return (
    <div className={styles.ask}>
      <Choices items={items} chosen={chosen} onAdd={add} />
      <GuestFields onAdd={add} />
      <Chosen chosen={chosen} onRemove={(gone) => setChosen(chosen.filter((one) => one !== gone))} />
      <Form className={controls.form} onSubmit={() => chosen.length > 0 && mutate()}>
        <TextField label="Message (optional)" isMultiline maxLength={500} value={text} onChange={setText} />
        <TextField label="By (optional)" type="date" value={due} onChange={setDue} />
        <ModalActions>
          <Button type="submit" look="main" disabled={isPending || chosen.length === 0}>
            {isPending ? 'Asking…' : 'Ask for review'}
          </Button>
        </ModalActions>
      </Form>
    </div>
  );
}

interface ChoicesProps {
  items: readonly PublishableRef[];
  chosen: readonly Reviewer[];
  onAdd: (reviewer: Reviewer) => void;
}

/** The people and roles that can be asked, without those that are chosen. */
function Choices({ items, chosen, onAdd }: ChoicesProps) {
  const query = useQuery({
    queryKey: ['reviewers', items],
    queryFn: () => send('review/findReviewers', { items: [...items] }),
  });
  return (
    <Answer query={query}>
      {({ reviewers }) => {
        const left = reviewers.filter((one) => !chosen.some((other) => keyOf(other) === keyOf(one)));
        const options = left.map((one) => {
          return {
            value: keyOf(one),
            label: one.kind === 'role' ? `${one.name} (everyone with this role)` : one.name,
          };
        });
        return (
          <SelectField
            isFirst
            label="People"
            any="Choose a person or a role"
            value=""
            options={options}
            onChange={(key) => {
              const found = left.find((one) => keyOf(one) === key);
              if (found) onAdd(found);
            }}
          />
        );
      }}
    </Answer>
  );
}

/** For people without an account. */
function GuestFields({ onAdd }: { onAdd: (reviewer: Reviewer) => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const isComplete = /^\S+@\S+\.\S+$/.test(email.trim());
  const add = () => {
    if (!isComplete) return;
    onAdd({ kind: 'guest', id: email.trim(), name: name.trim() || email.trim() });
    setEmail('');
    setName('');
  };
  return (
    <details className={styles.guests}>
      <summary>Ask someone without an account</summary>
      <Form className={controls.form} onSubmit={add}>
        <TextField
          label="Email"
          type="email"
          help="They get a link to this version, and answer with a code that is mailed to them."
          value={email}
          onChange={setEmail}
        />
        <TextField label="Name (optional)" maxLength={100} value={name} onChange={setName} />
        <Button type="submit" disabled={!isComplete}>
          Add
        </Button>
      </Form>
    </details>
  );
}

function Chosen({ chosen, onRemove }: { chosen: readonly Reviewer[]; onRemove: (one: Reviewer) => void }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Who is asked">
      {chosen.map((one) => (
        <li key={keyOf(one)}>
          {one.name}
          {one.kind === 'guest' && one.name !== one.id ? ` (${one.id})` : ''}
          <Button aria-label={`Remove ${one.name}`} onClick={() => onRemove(one)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
