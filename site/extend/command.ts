import type { EditorContext } from './editor-context.ts';

interface OwnCommand {
  label: string;
  /** What it does, in a few words. */
  detail: string;
  /** Other words people use for it. */
  words?: string;
  /** It is about the open page, and cannot be chosen without one. */
  needsPage?: true;
  run: (editor: EditorContext) => void | Promise<void>;
}

/** A command of the palette (Ctrl+K). */
export const defineCommand = (command: OwnCommand) => ({ kind: 'command' as const, ...command });
