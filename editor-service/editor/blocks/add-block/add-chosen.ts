import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { isEmptyBlock } from '#site/content/is-empty-block.ts';
import { readerOf } from '#site/content/item-schema.ts';
import { findBlock, type ListAddress } from '../../store/blocks/block-tree.ts';
import { groupOf } from '../../store/blocks/selection.ts';
import type { Command } from '../../store/commands/command.ts';
import { patchesOf } from '../../store/commands/command.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { applyPatches } from '../../store/documents/patch.ts';
import type { TypedSlash } from '../../store/state/dialog.ts';
import { noteUsed } from '../../ui/used-lately.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { PickerChoice } from './choice.ts';

/** Where the browser keeps what was added lately, and how much of it. */
export const ADDED = 'pagewright.added-lately';
const MAX_RECENT = 6;

interface Place {
  list: ListAddress;
  index: number;
  typed?: TypedSlash | undefined;
}

/** Adds what was chosen and selects it. False when the list refuses it. */
export function addChosen(workbench: Workbench, choice: PickerChoice, { list, index, typed }: Place): boolean {
  const { store } = workbench;
  const { documents } = store.getState();
  if (!documents) return false;
  const items = choice.make(documents);
  const replaced = typed && withoutSlash(workbench, documents, typed);
  const command: Command = replaced
    ? { kind: 'replaceBlocks', keys: [replaced], items }
    : { kind: 'addBlocks', list, index, items };
  if (!edit(workbench, command)) return false;
  noteUsed(ADDED, { id: choice.id }, MAX_RECENT);
  const [key = '', ...others] = items.map((item) => item.key);
  const selection = groupOf(key, [key, ...others]);
  const announcement = { text: t('{label} added', { label: choice.label }) };
  store.setState({
    announcement,
    dialog: null,
    selection,
    ...(items.some(hasSecrets) && hasRoomBeside() && { isPanelOpen: true, panelView: 'fields' }),
    focusRequest: { key, caret: choice.pattern ? 'end' : 'all' },
  });
  return true;
}

/** What visitors never see, such as where a form is sent, can be entered in the panel only. */
const hasSecrets = (item: ContentItem): boolean =>
  readerOf(item)?.definition.fields.some((field) => field.private) ?? false;

/** An open panel does not cover the page. */
const hasRoomBeside = (): boolean => !matchMedia('(max-width: 1000px)').matches;

/** Removes the `/` that opened the picker. Returns the key of its block if nothing else is in it, to be replaced. */
function withoutSlash(workbench: Workbench, documents: Documents, { key, field, value }: TypedSlash): string | null {
  const command: Command = { kind: 'setField', owner: { kind: 'block', key }, field, value };
  const cleared = findBlock(applyPatches(documents, patchesOf(documents, command)).documents, key);
  if (cleared && isEmptyBlock(cleared.item)) return key;
  edit(workbench, command);
  return null;
}
