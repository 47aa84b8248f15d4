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
import { editorLanguage, t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { TaskModal } from '../../workbench/server-state/TaskModal.tsx';
import { useChange } from '../../workbench/server-state/use-change.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { saveChosen } from '../publish-set.ts';
import styles from './Reviews.module.css';

const AND = new Intl.ListFormat(editorLanguage);

interface AskForReviewProps {
  items?: readonly PublishableRef[];
  /** The release whose versions these are. */
  release?: string | undefined;
}

/** Asks people, a role or guests whether something is right; the open page or version, unless it names others. */
export function AskForReview({ items, release }: AskForReviewProps) {
  const page = useEditor(({ saved }) => saved?.page);
  const open = useEditor((state) => state.release?._id);
  if (!page) return null;
  const about = items ?? [{ kind: documentKindOf(page), _id: page._id }];
  const refs = about.map(({ kind, _id }) => ({ kind, _id }));
  return (
    <TaskModal title={t('Ask for review')} size="medium">
      <AskForm items={refs} release={items ? release : open} />
    </TaskModal>
  );
}

const keyOf = ({ kind, id }: Reviewer) => `${kind} ${id}`;
const withReviewer = (reviewers: readonly Reviewer[], one: Reviewer) => [
  ...reviewers.filter((other) => keyOf(other) !== keyOf(one)),
  one,
];

interface AskFormProps {
  items: readonly PublishableRef[];
  release: string | undefined;
}

function AskForm({ items, release }: AskFormProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [added, setAdded] = useState<readonly Reviewer[]>([]);
  const [typed, setTyped] = useState(NO_GUEST);
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const guest = guestOf(typed);
  // Who was typed is asked, too, also without having been added.
  const chosen = guest ? withReviewer(added, guest) : added;
  const isAble = chosen.length > 0 && (guest !== null || typed.email.trim() === '');
  const { mutate, isPending } = useChange({
    call: async () => {
      if (!(await saveChosen(workbench, items))) return [];
      const asked = { items: [...items], release, reviewers: [...chosen], text: text.trim(), due: due || null };
      return (await send('review/ask', { ...asked, purpose: 'review' })).people;
    },
    onSuccess: (people) => people.length > 0 && close(),
    said: (people) => (people.length > 0 ? t('{names} will be told', { names: AND.format(people) }) : ''),
  });
  const add = (reviewer: Reviewer) => setAdded(withReviewer(added, reviewer));
  return (
    <div className={styles.ask}>
      <Choices items={items} chosen={added} onAdd={add} />
      <Chosen chosen={added} onRemove={(gone) => setAdded(added.filter((one) => one !== gone))} />
      <GuestFields typed={typed} onType={setTyped} onAdd={add} />
      <Form className={controls.form} onSubmit={() => isAble && mutate()}>
        <TextField label={t('Message (optional)')} isMultiline maxLength={500} value={text} onChange={setText} />
        <TextField label={t('By (optional)')} type="date" value={due} onChange={setDue} />
        <ModalActions>
          <Button type="submit" look="main" disabled={isPending || !isAble}>
            {isPending ? t('Asking…') : t('Ask for review')}
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
            label: one.kind === 'role' ? t('{name} (everyone with this role)', { name: one.name }) : one.name,
          };
        });
        return (
          <SelectField
            isFirst
            label={t('People')}
            any={t('Choose a person or a role')}
            value=""
            options={options}
            onChange={(key: string) => {
              const found = left.find((one) => keyOf(one) === key);
              if (found) onAdd(found);
            }}
          />
        );
      }}
    </Answer>
  );
}

interface TypedGuest {
  email: string;
  name: string;
}

const NO_GUEST: TypedGuest = { email: '', name: '' };

/** Null while the address is not whole. */
function guestOf({ email, name }: TypedGuest): Reviewer | null {
  const id = email.trim();
  return /^\S+@\S+\.\S+$/.test(id) ? { kind: 'guest', id, name: name.trim() || id } : null;
}

interface GuestFieldsProps {
  typed: TypedGuest;
  onType: (typed: TypedGuest) => void;
  onAdd: (reviewer: Reviewer) => void;
}

/** For people without an account. */
function GuestFields({ typed, onType, onAdd }: GuestFieldsProps) {
  const guest = guestOf(typed);
  const add = () => {
    if (!guest) return;
    onAdd(guest);
    onType(NO_GUEST);
  };
  return (
    <details className={styles.guests}>
      <summary>{t('Ask someone without an account')}</summary>
      <Form className={controls.form} onSubmit={add}>
        <TextField
          label={t('Email')}
          type="email"
          help={t('They get a link to this version, and answer with a code that is mailed to them.')}
          value={typed.email}
          onChange={(email) => onType({ ...typed, email })}
        />
        <TextField
          label={t('Name (optional)')}
          maxLength={100}
          value={typed.name}
          onChange={(name) => onType({ ...typed, name })}
        />
        <Button type="submit" disabled={!guest}>
          {t('Add')}
        </Button>
      </Form>
    </details>
  );
}

function Chosen({ chosen, onRemove }: { chosen: readonly Reviewer[]; onRemove: (one: Reviewer) => void }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('Who is asked')}>
      {chosen.map((one) => (
        <li key={keyOf(one)}>
          {one.name}
          {one.kind === 'guest' && one.name !== one.id ? ` (${one.id})` : ''}
          <Button aria-label={t('Remove {name}', { name: one.name })} onClick={() => onRemove(one)}>
            {t('Remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
