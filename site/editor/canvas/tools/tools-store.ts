import type { Editor } from '@tiptap/react';
import { createStore } from 'zustand/vanilla';

interface ToolsState {
  /** The block under the pointer. */
  hovered: string | null;
  /** The rich text that is being written. */
  richText: { editor: Editor; element: HTMLElement } | null;
}

/** What only the canvas's tools need to know; it goes with the page. */
export const toolsStore = createStore<ToolsState>(() => ({ hovered: null, richText: null }));
