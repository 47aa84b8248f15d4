import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { ask } from '../api/client.ts';
import { refOf } from '../store/documents/collection-of.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import choice from '../ui/fields/Choice.module.css';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { LimitNote } from '../ui/fields/LimitNote.tsx';
import { t } from '../words/t.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Comments.module.css';
import { type Mentionable, mentionBefore, peopleMatching, withMention } from './mention.ts';

const MAX = 4000;

interface CommentFormProps {
  label: string;
  /** The text of the button that sends it. */
  action: string;
  /** What it is for: what was typed and not sent is there again when such a form is opened again. */
  purpose: string;
  first?: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** A field for a comment, with the focus: Ctrl+Enter sends it, Escape gives it up, `@` offers people. */
export function CommentForm({ label, action, purpose, first = '', onSend, onCancel }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, forget } = useKeptText(purpose, first);
  const mention = useMention(field, setText);
  useLayoutEffect(() => {
    const here = field.current;
    here?.focus();
    here?.setSelectionRange(here.value.length, here.value.length);
  }, []);

  function send() {
    if (text.trim() === '') return;
    forget();
    onSend(text.trim());
  }

  function cancel() {
    forget();
    onCancel();
  }

  function press(event: KeyboardEvent) {
    if (mention.press(event)) return;
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSent && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSent) send();
    else cancel();
  }

  return (
    <Form className={styles.form} onSubmit={send}>
      <textarea
        ref={field}
        className={controls.input}
        aria-label={label}
        placeholder={label}
        maxLength={MAX}
        rows={3}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          mention.type(target.value, target.selectionStart);
        }}
        onKeyDown={press}
        onBlur={mention.close}
        {...mention.control}
      />
      {mention.list}
      <LimitNote length={text.length} max={MAX} />
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={text.trim() === ''}>
          {action}
        </Button>
        <Button onClick={cancel}>{t('Cancel')}</Button>
      </div>
    </Form>
  );
}

/** The text of a form; this tab keeps it for its person and page until it is sent or given up. */
function useKeptText(purpose: string, first: string) {
  const key = useEditor(
    ({ session, saved }) =>
      `comment ${session.kind === 'loggedOut' ? '' : session.username} ${saved?.page._id ?? ''} ${purpose}`,
  );
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? first);
  return {
    text,
    setText(next: string) {
      setText(next);
      sessionStorage.setItem(key, next);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

const NOBODY: readonly Mentionable[] = [];

/** Those who can be mentioned; nobody while the service cannot be reached. */
function usePeople(): readonly Mentionable[] {
  const { store } = useWorkbench();
  const load = useCallback(async () => {
    const { saved } = store.getState();
    return saved ? ask('comment/listPeople', refOf(saved.page)).catch(() => NOBODY) : NOBODY;
  }, [store]);
  return useLoaded(load, NOBODY);
}

/** The people offered while a mention is typed: arrows choose, Enter or Tab takes, Escape closes. */
function useMention(field: { current: HTMLTextAreaElement | null }, onChange: (text: string) => void) {
  const id = useId();
  const people = usePeople();
  const [typed, setTyped] = useState<string | null>(null);
  const [index, setIndex] = useState(0);
  const found = peopleMatching(typed, people);
  const isOpen = found.length > 0;
  const close = () => setTyped(null);

  function choose(chosen: Mentionable | undefined) {
    const here = field.current;
    if (!here || !chosen) return;
    const { text, caret } = withMention(here.value, here.selectionStart, chosen.username);
    here.value = text; // The caret can only be placed in the new text.
    here.setSelectionRange(caret, caret);
    onChange(text);
    close();
  }

  function press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
    const isTaken = (key === 'Enter' && !ctrlKey && !metaKey) || key === 'Tab';
    if (!isOpen || !(step || isTaken || key === 'Escape')) return false;
    event.preventDefault();
    if (step) setIndex((index + step + found.length) % found.length);
    else if (isTaken) choose(found[index]);
    else close();
    return true;
  }

  return {
    press,
    close,
    type(text: string, caret: number) {
      setTyped(mentionBefore(text, caret));
      setIndex(0);
    },
    control: isOpen && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': id,
      'aria-activedescendant': `${id}-${index}`,
    },
    list: (
      <>
        <p className="visually-hidden" role="status">
          {isOpen &&
            t('{people}: arrow keys choose, Enter takes', { people: counted(found.length, 'person', 'people') })}
        </p>
        {isOpen && (
          <div id={id} className={choice.popup} role="listbox" aria-label={t('People')}>
            {found.map(({ username, name }, position) => (
              <div
                key={username}
                id={`${id}-${position}`}
                className={choice.item}
                role="option"
                data-highlighted={position === index || undefined}
                tabIndex={-1}
                aria-selected={position === index}
                onPointerDown={(event) => {
                  event.preventDefault(); // The field keeps the focus.
                  choose(found[position]);
                }}
              >
                {name || username} <span className="note">@{username}</span>
              </div>
            ))}
          </div>
        )}
      </>
    ),
  };
}
