import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { addBlocks, moveBlocks, removeBlocks, replaceBlocks } from './block-commands.ts';
import { changeTemplate, removeUnknown, setDocument } from './document-commands.ts';
import { addEntry, moveEntry, removeEntry, setField } from './field-commands.ts';
import { confirmTexts, takeOver } from './translation-commands.ts';

const handlers = {
  setField,
  addBlocks,
  removeBlocks,
  moveBlocks,
  replaceBlocks,
  addEntry,
  removeEntry,
  moveEntry,
  removeUnknown,
  setDocument,
  changeTemplate,
  takeOver,
  confirmTexts,
};
type Handlers = typeof handlers;

/** Every change an editor can make: plain JSON, so that it can come from the canvas. */
export type Command = { [Kind in keyof Handlers]: { kind: Kind } & Parameters<Handlers[Kind]>[1] }[keyof Handlers];

/** The patches for a command; none when it changes nothing. Throws Refused when a rule forbids it. */
export function patchesOf(documents: Documents, command: Command): Patch[] {
  const handler = handlers[command.kind] as (documents: Documents, command: Command) => Patch[];
  return handler(documents, command);
}
