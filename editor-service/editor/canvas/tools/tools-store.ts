import type { Editor } from '@tiptap/react';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { DropPlace } from './drop-place.ts';

/** What is being dragged, and where it would land; `place` is null while that is nowhere. */
export interface Dragging {
  keys: readonly string[];
  place: DropPlace | null;
  /** Why it may not land there, in words for the editor. */
  objection: string | null;
}

interface ToolsState {
  /** The block under the pointer. */
  hovered: string | null;
  /** The rich text that is being written. */
  richText: { editor: Editor; element: HTMLElement } | null;
  dragging: Dragging | null;
  /** Letters are being typed on the page, and the pointer rests. */
  isTyping: boolean;
}

/** What only the canvas's tools need to know; it goes with the page. */
export const toolsStore = createStore<ToolsState>(() => ({
  hovered: null,
  richText: null,
  dragging: null,
  isTyping: false,
}));

/** Part of what the tools know; the component is rendered again only when that part is another. */
export function useTools<Part>(select: (state: ToolsState) => Part): Part {
  return useSyncExternalStore(toolsStore.subscribe, () => select(toolsStore.getState()));
}
