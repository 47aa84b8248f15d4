import type { Editor } from '@tiptap/react';
import { createStore } from 'zustand/vanilla';
import type { DropPlace } from './drop-place.ts';

/** The blocks being dragged and where they would land; `place` is null while they cannot land anywhere. */
export interface Dragging {
  keys: readonly string[];
  place: DropPlace | null;
  /** Why they may not land there, as shown to the user. */
  objection: string | null;
}

interface ToolsState {
  /** The block under the pointer. */
  hovered: string | null;
  /** The rich text being edited. */
  richText: { editor: Editor; element: HTMLElement } | null;
  dragging: Dragging | null;
  /** The picture that was pressed, or has the focus: a `PressedPicture` in JSON. */
  picture: string | null;
  /** The point of that picture that was pressed: shares of its width and height; null for a press of a key. */
  point: { x: number; y: number } | null;
  /** The user is typing on the page, and the pointer rests. */
  isTyping: boolean;
}

/** State that only the canvas's tools need; it is lost with the page. */
export const toolsStore = createStore<ToolsState>(() => ({
  hovered: null,
  richText: null,
  dragging: null,
  picture: null,
  point: null,
  isTyping: false,
}));
