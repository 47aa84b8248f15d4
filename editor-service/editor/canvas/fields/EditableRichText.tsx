import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RichTextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { isEmptyRichText } from '#site/elements/is-empty-rich-text.ts';
import { ShownTextContext } from '#site/elements/shown-text-context.ts';
import type { CaretPlace, TextEditing } from '../../rich-text/mount-rich-text.ts';
import { keyOf } from '../../store/blocks/owner.ts';
import { longestText } from '../../store/fields/longest-text.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { useShell } from '../state/shell-context.ts';
import { toolsHost } from '../tools/add-tools-root.ts';
import { toolsStore } from '../tools/tools-store.ts';
import { directiveName } from './directive-name.ts';
import { endHolding, holdTyping, takeWords } from './held-typing.ts';
import { loadedRichText, loadRichText, type RichTextLibrary } from './load-rich-text.ts';
import { usePlaceholder } from './use-placeholder.ts';

/**
 * Rich text edited on the page. Until it gets the focus it is plain markup; then the rich text editor is mounted on the
 * same element, and destroyed when the focus moves elsewhere. Only one is open at a time.
 */
export function EditableRichText({ field, value, className, placeholder: own }: RichTextProps) {
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
      void loadRichText().then((loaded) => endHolding(() => mount(loaded)));
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
      data-rich-text=""
      data-empty={isEmptyRichText(value) || undefined}
      data-placeholder={placeholder}
    />
  );
}

/** The most characters of markup that the page shows of this field. */
function useLongest(field: string): () => number {
  const { store } = useShell();
  const owner = useFieldOwner();
  const { kind } = owner;
  const key = keyOf(owner);
  return useCallback(() => {
    const { documents } = store.getState();
    const place = kind === 'block' ? ({ kind, key: key ?? '' } as const) : ({ kind } as const);
    return documents ? longestText(documents, place, field) : Number.POSITIVE_INFINITY;
  }, [store, kind, key, field]);
}

interface Opening extends Pick<RichTextProps, 'field' | 'value'> {
  placeholder: string;
  longest: () => number;
}

/** Turns an element into a rich text editor with its caret. */
function useOpen({ field, value, placeholder, longest }: Opening) {
  const shell = useShell();
  const owner = useFieldOwner();
  const { kind } = owner;
  const key = keyOf(owner);
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
        label: placeholder,
        host: shell.textHost,
        chooseLink: shell.chooseLink,
        onChange: (markup, isSlashTyped) => {
          // React would render this a frame later, and the placeholder would show behind the first letter.
          element.toggleAttribute('data-empty', isEmptyRichText(markup));
          if (markup.length > longest()) shell.sayFull(longest());
          const before = latest.current;
          latest.current = markup; // The next letter may be typed before this is rendered.
          shell.edit(
            JSON.stringify({ kind: 'setField', owner: { kind, key: key ?? undefined }, field, value: markup }),
          );
          if (isSlashTyped && kind === 'block' && key) shell.typeSlash(key, field, before);
        },
      });
      placeCaret(editing.editor, caret);
      typeLines(editing.editor, takeWords());
      return editing;
    },
    [shell, kind, key, field, placeholder, longest],
  );
}
