import type { FieldOwner } from '../../elements/field-host.ts';
import { performBlockAction } from '../actions/block-actions.ts';
import { endComparison } from '../actions/compare.ts';
import { edit } from '../actions/edit.ts';
import { leaveFor } from '../actions/leave.ts';
import { moveBlocksTo } from '../actions/move-blocks.ts';
import type { Workbench } from '../actions/workbench.ts';
import type { ListAddress } from '../store/block-tree.ts';
import type { Command } from '../store/commands/command.ts';
import { isSameOwner } from '../store/owner.ts';
import { extended, toggled } from '../store/selection.ts';
import { clipboardHost } from './clipboard-host.ts';
import { performShortcut } from './perform-shortcut.ts';

/** Makes the shell reachable for the canvas in its frame. */
export function offerToCanvas(workbench: Workbench): void {
  const { store, reader } = workbench;
  window.pagewright = {
    ...clipboardHost(workbench),
    isEditing: () => store.getState().session.kind !== 'loggedOut',
    store,
    reader,
    edit(text) {
      const command = JSON.parse(text) as Command;
      // A field is only set from there while somebody types in it.
      edit(workbench, command, command.kind === 'setField');
    },
    select(owner) {
      const selection = JSON.parse(owner) as FieldOwner | null;
      const { selection: last } = store.getState();
      if (isSameOwner(selection, last) && !(last && 'keys' in last)) return;
      store.setState({ selection, panelView: 'fields' });
    },
    selectAlso: (key) => store.setState(({ selection }) => ({ selection: toggled(selection, key) })),
    selectUpTo: (key) =>
      store.setState(({ documents, selection }) =>
        documents ? { selection: extended(documents, selection, key) } : {},
      ),
    moveTo: (keys, list, index) => void moveBlocksTo(workbench, [...keys], JSON.parse(list) as ListAddress, index),
    perform: (action, key) => performBlockAction(workbench, action, key),
    openPicker: (list, index) =>
      store.setState({ dialog: { kind: 'addBlock', list: JSON.parse(list) as ListAddress, index } }),
    choosePicture: (owner, field, files) =>
      store.setState({ dialog: { kind: 'picture', owner: JSON.parse(owner) as FieldOwner, field, files } }),
    openPanel: () => store.setState({ isPanelOpen: true, isPanelWanted: true, panelView: 'fields' }),
    shortcut: (shortcut) => performShortcut(workbench, shortcut),
    endComparison: () => endComparison(workbench),
    announce: (text) => store.setState({ announcement: { text } }),
    enterCanvas: () => store.setState({ workplace: 'canvas' }),
    follow: (href) => leaveFor(workbench, { kind: 'page', href }),
  };
}
