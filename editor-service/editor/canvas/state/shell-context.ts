import { createContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PageFacts } from '#site/elements/common-answers.ts';
import { selectedKeys } from '../../store/blocks/selection.ts';
import type { Documents } from '../../store/documents/documents.ts';
import type { EditorState, ReadableStore } from '../../store/state/editor-state.ts';
import { type Listen, viewsOf } from '../../store/state/views-of.ts';
import { requiredContext } from '../../ui/required-context.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';
import { changesIn, changesOf } from './changes-of.ts';

/** The shell around the canvas. */
export const [ShellContext, useShell] = requiredContext<ShellWindow>('ShellContext');

/** What blocks know about their page. */
export const [PageFactsContext, usePageFacts] = requiredContext<PageFacts>('PageFactsContext');

type IsEqual<Part> = (one: Part, other: Part) => boolean;

/** A part of the editor's state; the component is rendered again only when that part changes. */
export function useShellState<Part>(select: (state: EditorState) => Part, isEqual?: IsEqual<Part>): Part {
  const { store } = useShell();
  return useSelected(store, viewsOf(store), select, isEqual);
}

/** A part of the documents, which are always loaded while the canvas exists. */
export function useDocuments<Part>(select: (documents: Documents) => Part, isEqual?: IsEqual<Part>): Part {
  const { store } = useShell();
  return useSelected(store, changesOf(store, 'documents'), ofDocuments(select), isEqual);
}

/** Turns a selector of the documents into one of the whole state. */
export function ofDocuments<Part>(select: (documents: Documents) => Part): (state: EditorState) => Part {
  return ({ documents }) => {
    if (!documents) throw new Error('The canvas cannot be rendered before the documents are loaded');
    return select(documents);
  };
}

/** True while this block is selected. */
export function useIsSelected(key: string): boolean {
  const { store } = useShell();
  const [isSelected, subscribe] = useMemo(() => {
    const isIn = ({ selection }: EditorState) => selectedKeys(selection).includes(key);
    return [isIn, changesIn(store, 'selection', (last, now) => isIn(last) !== isIn(now))] as const;
  }, [store, key]);
  return useSelected(store, subscribe, isSelected);
}

/** True while components can be selected and edited. */
export const SelectingContext = createContext(false);

/** A part of a store's state; `subscribe` notifies of its changes. */
export function useSelected<Part>(
  store: ReadableStore,
  subscribe: Listen,
  select: (state: EditorState) => Part,
  isEqual: IsEqual<Part> = Object.is,
): Part {
  const last = useRef<{ part: Part } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const part = select(store.getState());
    if (last.current && isEqual(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}
