import { type ClipboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type LinkProps, type TextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { longestText } from '../../store/fields/longest-text.ts';
import { isSlash } from '../../ui/latin-key.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { t } from '../../words/t.ts';
import { useShell } from '../state/shell-context.ts';
import { cutToFit } from './cut-to-fit.ts';
import { directiveName } from './directive-name.ts';
import { useOpenText } from './open-texts-context.ts';
import { usePlaceholder } from './use-placeholder.ts';

/**
 * A text edited on the page. The browser owns its content while the user types: React writes a value only when it
 * differs (undo, the panel), so the caret never jumps.
 */
export function EditableText({ field, value, as: Tag = 'span', className, id, placeholder: own }: TextProps) {
  const shell = useShell();
  const owner = useFieldOwner();
  const openText = useOpenText(field);
  const placeholder = usePlaceholder(field, own, 'Insert Text Here');
  const element = useRef<HTMLElement>(null);
  /** What the element holds by this component's or a person's doing. */
  const written = useRef('');

  useLayoutEffect(() => {
    const here = element.current;
    written.current = value;
    if (!here || here.textContent === value) return;
    here.textContent = value;
    if (here === document.activeElement) document.getSelection()?.collapse(here, here.childNodes.length);
  }, [value]);

  // React's event of this name does not come before a deletion.
  useEffect(() => {
    const here = element.current;
    return here ? listenTo(here, { beforeinput: () => undoRewriting(here, written.current) }) : undefined;
  }, []);

  function type() {
    const here = element.current;
    const { documents } = shell.store.getState();
    if (!here || !documents) return;
    const typed = oneLine(here.textContent);
    const max = longestText(documents, owner, field);
    const { text, caret } = cutToFit(typed, caretIn(here), max);
    if (text !== typed) {
      here.textContent = text;
      document.getSelection()?.collapse(here.firstChild, caret);
      shell.sayFull(max);
    }
    const isFirst = written.current === '';
    written.current = text; // The next letter may be typed before this is rendered.
    shell.edit(JSON.stringify({ kind: 'setField', owner, field, value: text }));
    if (isSlash(text) && isFirst && owner.kind === 'block') shell.typeSlash(owner.key, field, '');
  }

  /** Inserts all lines at once: the browser would insert them one by one, and continue after one was cut to fit. */
  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault();
    const selection = document.getSelection();
    if (!selection || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    range.deleteContents();
    const text = event.clipboardData.getData('text/plain').replace(/\s*[\r\n]+\s*/g, ' ');
    range.insertNode(document.createTextNode(text));
    range.collapse(false);
    type();
  }

  return (
    <Tag
      ref={element as never}
      id={id}
      className={className}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      tabIndex={-1}
      spellCheck
      aria-label={value === '' && Tag.startsWith('h') ? placeholder : undefined}
      data-field={directiveName(field)}
      data-open-text={openText}
      data-placeholder={placeholder}
      onInput={type}
      onPaste={paste}
    />
  );
}

const oneLine = (text: string | null): string => (text ?? '').replace(/[\r\n\u00a0]+/g, ' ');

/** Takes back what something else wrote, such as an extension that changes pages: it is no part of what is typed next. */
function undoRewriting(element: HTMLElement, text: string): void {
  if (oneLine(element.textContent) === oneLine(text)) return;
  const caret = Math.min(caretIn(element), text.length);
  element.textContent = text;
  if (element.firstChild) document.getSelection()?.collapse(element.firstChild, caret);
}

/** The number of characters before the caret. */
function caretIn(element: HTMLElement): number {
  const selection = document.getSelection();
  if (!selection?.focusNode) return element.textContent?.length ?? 0;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** A link whose text is edited on the page; its address is set in the panel, and a click does nothing. */
export function EditableLink({ link, field, className, placeholder, children }: LinkProps) {
  const content = children ?? (
    <EditableText field={`${field}.text`} value={link.text} placeholder={placeholder ?? t('Link')} />
  );
  if (link.href === '')
    return <span className={link.text ? undefined : `${className ?? ''} pw-absent`}>{content}</span>;
  const { href, target, rel } = linkAttributes(link);
  return (
    <a className={className} href={href} target={target} rel={rel} tabIndex={-1} draggable={false}>
      {content}
    </a>
  );
}
