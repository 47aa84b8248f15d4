import type { ComponentType } from 'react';
import type { EditorContext } from './editor-context.ts';

interface OwnTab {
  name: string;
  /** Other words by which the palette finds it. */
  words?: string;
  /** Who lacks it is not offered the tab; the routes it calls need guards of their own. */
  right?: 'publish' | 'administer';
  /** Plain elements (headings, paragraphs, tables, buttons, inputs) look like the editor's. */
  Panel: ComponentType<{ editor: EditorContext }>;
}

/** A tab of the dashboard. */
export const defineTab = (tab: OwnTab) => ({ kind: 'tab' as const, ...tab });
