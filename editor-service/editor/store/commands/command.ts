import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { type AddBlocks, addBlocks } from './add-blocks.ts';
import { type AddEntry, addEntry } from './add-entry.ts';
import { type ChangeTemplate, changeTemplate } from './change-template.ts';
import { type MoveBlocks, moveBlocks } from './move-blocks.ts';
import { type MoveEntry, moveEntry } from './move-entry.ts';
import { type RemoveBlocks, removeBlocks } from './remove-blocks.ts';
import { type RemoveEntry, removeEntry } from './remove-entry.ts';
import { type RemoveUnknown, removeUnknown } from './remove-unknown.ts';
import { type SetDocument, setDocument } from './set-document.ts';
import { type SetField, setField } from './set-field.ts';
import { type SetSpacing, setSpacing } from './set-spacing.ts';

/** Every change an editor can make: plain JSON, so that it can come from the canvas. */
export type Command =
  | SetField
  | SetSpacing
  | AddBlocks
  | RemoveBlocks
  | MoveBlocks
  | AddEntry
  | RemoveEntry
  | MoveEntry
  | RemoveUnknown
  | SetDocument
  | ChangeTemplate;

type Handlers = { [C in Command as C['kind']]: (documents: Documents, command: C) => Patch[] };

const handlers: Handlers = {
  setField,
  setSpacing,
  addBlocks,
  removeBlocks,
  moveBlocks,
  addEntry,
  removeEntry,
  moveEntry,
  removeUnknown,
  setDocument,
  changeTemplate,
};

/** The patches for a command; none when it changes nothing. Throws Refused when a rule forbids it. */
export function patchesOf(documents: Documents, command: Command): Patch[] {
  const handler = handlers[command.kind] as (documents: Documents, command: Command) => Patch[];
  return handler(documents, command);
}
