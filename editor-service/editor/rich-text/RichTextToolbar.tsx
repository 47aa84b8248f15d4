import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { PictureTools, TableTools } from './ContextTools.tsx';
import { editLink } from './edit-link.ts';
import { insertPicture } from './picture-commands.ts';
import type { ChooseLink, RichTextHost } from './rich-text-host.ts';
import { Tool } from './Tool.tsx';
import { useRoving } from './use-roving.ts';

const MARKS = [
  { name: 'bold', label: t('Bold'), icon: icons.Bold, toggle: 'toggleBold' },
  { name: 'italic', label: t('Italic'), icon: icons.Italic, toggle: 'toggleItalic' },
  { name: 'underline', label: t('Underline'), icon: icons.Underline, toggle: 'toggleUnderline' },
  { name: 'strike', label: t('Strikethrough'), icon: icons.Strikethrough, toggle: 'toggleStrike' },
  { name: 'bulletList', label: t('Bullet list'), icon: icons.List, toggle: 'toggleBulletList' },
  { name: 'orderedList', label: t('Numbered list'), icon: icons.ListOrdered, toggle: 'toggleOrderedList' },
  { name: 'blockquote', label: t('Quote'), icon: icons.TextQuote, toggle: 'toggleBlockquote' },
  { name: 'code', label: t('Code'), icon: icons.Code, toggle: 'toggleCode' },
] as const;

const HEADINGS = [2, 3, 4] as const;
const CODE_BLOCK = 'code';

interface RichTextToolbarProps {
  editor: Editor;
  host: RichTextHost;
  chooseLink: ChooseLink;
  /** Begins a comment on the selected words, where they can have one. */
  comment?: () => void;
}

/**
 * Formats the selected text; Alt+F10 in the text focuses the toolbar, Escape returns. The caller provides the styles,
 * because it is used in the page's tools and in the panel.
 */
export function RichTextToolbar({ editor, host, chooseLink, comment }: RichTextToolbarProps) {
  const active = useEditorState({ editor, selector: () => activeIn(editor) });
  const style = useRef<HTMLSelectElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const rove = useRoving(toolbar);

  useEffect(() => {
    if (editor.isDestroyed) return; // its field was exchanged in the very render that shows this toolbar
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
    rove(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  }

  return (
    <div ref={toolbar} className="rich-toolbar" role="toolbar" aria-label={t('Text formatting')} onKeyDown={goBack}>
      <select
        ref={style}
        data-tool=""
        aria-label={t('Paragraph style')}
        value={active.style}
        onChange={(event) => setBlockStyle(editor, event.target.value)}
      >
        <option value={0}>{t('Paragraph')}</option>
        {HEADINGS.map((level) => (
          <option key={level} value={level}>
            {t('Heading {level}', { level })}
          </option>
        ))}
        <option value={CODE_BLOCK}>{t('Code block')}</option>
      </select>
      {MARKS.map(({ name, label, icon, toggle }) => (
        <Tool
          key={name}
          icon={icon}
          label={label}
          isPressed={active.marks.includes(name)}
          onClick={() => editor.chain().focus()[toggle]().run()}
        />
      ))}
      <Tool
        icon={icons.Link2}
        label={t('Link')}
        keys="Ctrl+K"
        isPressed={active.isLink}
        opens="dialog"
        onClick={() => editLink(editor, chooseLink)}
      />
      <Tool icon={icons.Table} label={t('Table')} isDisabled={active.isInTable} onClick={() => insertTable(editor)} />
      <Tool
        icon={icons.ImagePlus}
        label={t('Picture')}
        onClick={() => host.choose((picture) => insertPicture(editor, picture))}
      />
      <Tool icon={icons.RemoveFormatting} label={t('Clear formatting')} onClick={() => clearFormatting(editor)} />
      {comment && <Tool icon={icons.MessageSquare} label={t('Comment')} keys="Ctrl+Alt+M" onClick={comment} />}
      {active.isInTable && <TableTools editor={editor} host={host} />}
      {active.isPicture && <PictureTools editor={editor} host={host} />}
    </div>
  );
}

function setBlockStyle(editor: Editor, style: string): void {
  const heading = HEADINGS.find((level) => String(level) === style);
  const chain = editor.chain().focus();
  if (heading) chain.setHeading({ level: heading }).run();
  else if (style === CODE_BLOCK) chain.setCodeBlock().run();
  else chain.setParagraph().run();
}

function insertTable(editor: Editor): void {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

/** Plain paragraphs: no marks, links, headings, lists, quotes or code. Tables and pictures stay. */
function clearFormatting(editor: Editor): void {
  editor.chain().focus().unsetAllMarks().clearNodes().run();
}

function activeIn(editor: Editor) {
  const heading = HEADINGS.find((level) => editor.isActive('heading', { level }));
  return {
    style: editor.isActive('codeBlock') ? CODE_BLOCK : String(heading ?? 0),
    marks: MARKS.map(({ name }) => name).filter((name) => editor.isActive(name)),
    isLink: editor.isActive('link'),
    isInTable: editor.isActive('table'),
    isPicture: editor.isActive('image'),
  };
}
