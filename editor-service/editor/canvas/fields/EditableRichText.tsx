import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldOwner, type RichTextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { isEmptyRichText } from '#site/elements/is-empty-rich-text.ts';
import { ShownTextContext } from '#site/elements/shown-text-context.ts';
import type { CaretPlace, TextEditing } from '../../rich-text/mount-rich-text.ts';
import { fieldValue } from '../../store/blocks/owner.ts';
import { longestText } from '../../store/fields/longest-text.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { useShell } from '../state/shell-context.ts';
import { toolsHost } from '../tools/add-tools-root.ts';
import { toolsStore } from '../tools/tools-store.ts';
import { directiveName } from './directive-name.ts';
import { endHolding, holdTyping, takeWords } from './held-typing.ts';
import { loadedRichText, loadRichText, type RichTextLibrary } from './load-rich-text.ts';
import { useOpenText } from './open-texts-context.ts';
import { usePlaceholder } from './use-placeholder.ts';

/**
 * Rich text edited on the page. Until it gets the focus it is plain markup; then the rich text editor is mounted on the
 * same element, and destroyed when the focus moves elsewhere. Only one is open at a time.
 */
export function EditableRichText({ field, value, className, placeholder: own }: RichTextProps) {
  const openText = useOpenText(field);
  const placeholder = usePlaceholder(field, own, 'Paragraph');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState<TextEditing | null>(null);
  const editor = editing?.editor ?? null;
  const shown = useContext(ShownTextContext);
  const longest = useLongest(field);
  const open = useOpen({ field, value, placeholder, longest });

  useLayoutEffect(() => {
    const html = shown ? shown(value) : value;
    if (editing) editing.show(value, longest());
    else if (element && element.innerHTML !== html) element.innerHTML = html;
  }, [element, editing, value, shown, longest]);

  useEffect(() => {
    if (!element || editor) return;
    let pointed: { left: number; top: number } | null = null;
    const point = ({ clientX, clientY }: PointerEvent) => {
      pointed = { left: clientX, top: clientY };
    };
    const start = () => {
      const selected = document.getSelection();
      const caret = pointed ?? (selected?.anchorNode === element && !selected.isCollapsed ? 'all' : 'end');
      const mount = (library: RichTextLibrary) => {
        stop(); // The editor focuses the element itself.
        setEditing(open(library, element, caret));
      };
      const library = loadedRichText();
      if (library) return mount(library);
      holdTyping();
      // At once: the next key may come before React renders by itself, and markup would be put over the editor's.
      void loadRichText().then((loaded) => endHolding(() => flushSync(() => mount(loaded))));
    };
    const stop = listenTo(element, { pointerdown: point, focusin: start });
    return stop;
  }, [element, editor, open]);

  // Must clean up before the next paint: a destroyed editor leaves its element empty.
  useLayoutEffect(() => {
    if (!element || !editor) return;
    toolsStore.setState({ richText: { editor, element } });
    const closeElsewhere = ({ target }: FocusEvent) => {
      // The link that was clicked to open this editor was replaced, and its event may still arrive.
      const isElsewhere = target instanceof Node && target.isConnected && !element.contains(target);
      if (isElsewhere && target !== toolsHost()) setEditing(null);
    };
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('focusin', closeElsewhere);
      toolsStore.setState({ richText: null });
      editor.destroy();
      element.removeAttribute('contenteditable');
      // Destroying the editor also removes the attributes that it shares with the element.
      element.tabIndex = -1;
    };
  }, [element, editor]);

  return (
    <div
      ref={setElement}
      className={['rich-text', className].filter(Boolean).join(' ')}
      tabIndex={-1}
      data-field={directiveName(field)}
      data-open-text={openText}
      data-rich-text=""
      data-empty={isEmptyRichText(value) || undefined}
      data-placeholder={placeholder}
    />
  );
}

/** The most characters of markup that the page shows of this field. */
function useLongest(field: string): () => number {
  const { store } = useShell();
  const owner = useSameOwner();
  return useCallback(() => {
    const { documents } = store.getState();
    return documents ? longestText(documents, owner, field) : Number.POSITIVE_INFINITY;
  }, [store, owner, field]);
}

/** The owner, the same object as long as it means the same. */
function useSameOwner(): FieldOwner {
  const text = JSON.stringify(useFieldOwner());
  return useMemo(() => JSON.parse(text) as FieldOwner, [text]);
}

interface Opening extends Pick<RichTextProps, 'field' | 'value'> {
  placeholder: string;
  longest: () => number;
}

/** Turns an element into a rich text editor with its caret. */
function useOpen({ field, value, placeholder, longest }: Opening) {
  const shell = useShell();
  const owner = useSameOwner();
  const latest = useRef(value);
  latest.current = value;

  return useCallback(
    (
      { mountRichText, placeCaret, typeLines }: RichTextLibrary,
      element: HTMLElement,
      caret: CaretPlace,
    ): TextEditing => {
      element.replaceChildren();
      const editing = mountRichText({
        element,
        value: latest.current,
        stored: () => fieldValue(shell.store.getState().documents, owner, field),
        label: placeholder,
        host: shell.textHost,
        chooseLink: shell.chooseLink,
        onChange: (markup, beforeSlash) => {
          // React would render this a frame later, and the placeholder would show behind the first letter.
          element.toggleAttribute('data-empty', isEmptyRichText(markup));
          if (markup.length > longest()) shell.sayFull(longest());
          latest.current = markup; // It may be opened again before this is rendered.
          shell.edit(JSON.stringify({ kind: 'setField', owner, field, value: markup }));
          if (beforeSlash !== null && owner.kind === 'block') shell.typeSlash(owner.key, field, beforeSlash);
        },
      });
      placeCaret(editing.editor, caret);
      typeLines(editing.editor, takeWords());
      return editing;
    },
    [shell, owner, field, placeholder, longest],
  );
}
