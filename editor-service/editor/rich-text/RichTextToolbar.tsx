import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Strikethrough, Underline } from 'lucide-react';
import { type KeyboardEvent as ReactKeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { isSafeHref } from '#content-store/model/values/link.ts';

type Chain = ReturnType<Editor['chain']>;

const MARKS = [
  { name: 'bold', label: 'Bold', icon: Bold, toggle: (chain: Chain) => chain.toggleBold() },
  { name: 'italic', label: 'Italic', icon: Italic, toggle: (chain: Chain) => chain.toggleItalic() },
  { name: 'underline', label: 'Underline', icon: Underline, toggle: (chain: Chain) => chain.toggleUnderline() },
  { name: 'strike', label: 'Strikethrough', icon: Strikethrough, toggle: (chain: Chain) => chain.toggleStrike() },
  { name: 'bulletList', label: 'Bullet list', icon: List, toggle: (chain: Chain) => chain.toggleBulletList() },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    toggle: (chain: Chain) => chain.toggleOrderedList(),
  },
];

const HEADINGS = [2, 3, 4] as const;

interface RichTextToolbarProps {
  editor: Editor;
  /** The anchors of the page that links can target. */
  anchors: readonly string[];
}

/**
 * Formats the selected text; Alt+F10 in the text focuses the toolbar, Escape returns. The caller provides the styles,
 * because it is used in the page's tools and in the panel.
 */
export function RichTextToolbar({ editor, anchors }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({ editor, selector: () => activeIn(editor) });
  const style = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const text = editor.view.dom;
    const come = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      style.current?.focus();
    };
    text.addEventListener('keydown', come);
    return () => text.removeEventListener('keydown', come);
  }, [editor]);

  function goBack(event: ReactKeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    setLinking(false);
    editor.commands.focus();
  }

  return (
    <div className="rich-toolbar" role="toolbar" aria-label="Text formatting" onKeyDown={goBack}>
      <select
        ref={style}
        aria-label="Paragraph style"
        value={active.heading}
        onChange={(event) => setBlockStyle(editor, Number(event.target.value))}
      >
        <option value={0}>Paragraph</option>
        {HEADINGS.map((level) => (
          <option key={level} value={level}>
            Heading {level}
          </option>
        ))}
      </select>
      {MARKS.map(({ name, label, icon: Icon, toggle }) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={active.marks.includes(name)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => toggle(editor.chain().focus()).run()}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        aria-label="Link"
        title="Link"
        aria-pressed={active.href !== ''}
        aria-expanded={isLinking}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setLinking(!isLinking)}
      >
        <Link2 size={16} aria-hidden />
      </button>
      {isLinking && <LinkForm editor={editor} anchors={anchors} href={active.href} onDone={() => setLinking(false)} />}
    </div>
  );
}

interface LinkFormProps extends RichTextToolbarProps {
  href: string;
  onDone: () => void;
}

function LinkForm({ editor, anchors, href, onDone }: LinkFormProps) {
  const list = useId();
  const [typed, setTyped] = useState(href);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function apply(event: SubmitEvent) {
    event.preventDefault();
    const address = typed.trim();
    if (!isSafeHref(address)) {
      setProblem('Links may start with https://, mailto:, tel:, / or #');
      return;
    }
    link(address);
  }

  /** An empty address removes the link. */
  function link(address: string) {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onDone();
  }

  return (
    <form className="rich-link" onSubmit={apply}>
      <input
        ref={input}
        aria-label="Address"
        placeholder="/page, https://… or #anchor"
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {anchors.map((anchor) => (
          <option key={anchor} value={`#${anchor}`} />
        ))}
      </datalist>
      <button type="submit">Apply</button>
      {href !== '' && (
        <button type="button" onClick={() => link('')}>
          Remove
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

function setBlockStyle(editor: Editor, level: number): void {
  const heading = HEADINGS.find((known) => known === level);
  if (heading) editor.chain().focus().setHeading({ level: heading }).run();
  else editor.chain().focus().setParagraph().run();
}

function activeIn(editor: Editor) {
  return {
    heading: HEADINGS.find((level) => editor.isActive('heading', { level })) ?? 0,
    marks: MARKS.map(({ name }) => name).filter((name) => editor.isActive(name)),
    href: String(editor.getAttributes('link').href ?? ''),
  };
}
