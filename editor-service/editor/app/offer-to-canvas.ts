import type { FieldOwner } from '#site/elements/field-host.ts';
import { clipboardHost } from '../blocks/block-actions/clipboard.ts';
import { moveBlocksTo } from '../blocks/block-actions/select-blocks.ts';
import { performBlockAction, typeSlash } from '../blocks/commands.ts';
import { richTextHost } from '../media/text-picture.ts';
import { endComparison } from '../saving/compare.ts';
import { leaveFor } from '../saving/leaving/leave.ts';
import type { ListAddress } from '../store/blocks/block-tree.ts';
import { extended, toggled } from '../store/blocks/selection.ts';
import type { Command } from '../store/commands/command.ts';
import { isSame } from '../store/documents/same.ts';
import type { PressedPicture } from '../store/state/dialog.ts';
import { type CommentPlace, commentingOn, showingThread } from '../store/state/page-comments.ts';
import { closeStep } from '../store/state/run.ts';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { placeInShell } from './place-in-shell.ts';
import { performShortcut } from './shortcuts/perform-shortcut.ts';

/** Exposes the shell to the canvas in the iframe. */
export function offerToCanvas(workbench: Workbench, whenAway: () => void): void {
  const { store, reader } = workbench;
  window.pagewright = {
    ...clipboardHost(workbench),
    isEditing: () => store.getState().session.kind !== 'loggedOut',
    store,
    reader,
    edit(text) {
      const command = JSON.parse(text) as Command;
      // The canvas sets fields only while the user types in them.
      edit(workbench, command, command.kind === 'setField');
    },
    select(owner) {
      const selection = JSON.parse(owner) as FieldOwner | null;
      if (!isSame(selection, store.getState().selection)) store.setState({ selection, panelView: 'fields' });
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
    typeSlash: (key, field, value) => typeSlash(workbench, { key, field, value }),
    choosePicture(pressed, files) {
      const { owner, field } = JSON.parse(pressed) as PressedPicture;
      store.setState({ dialog: { kind: 'picture', owner, field, files } });
    },
    describePicture(pressed) {
      const { owner, field } = JSON.parse(pressed) as PressedPicture;
      store.setState({ dialog: { kind: 'describePicture', owner, field } });
    },
    cropPicture(pressed, isForPhones) {
      const { owner, field, sizes } = JSON.parse(pressed) as PressedPicture;
      const size = sizes[isForPhones ? 1 : 0] ?? sizes[0];
      if (size) store.setState({ dialog: { kind: 'cropPicture', owner, field, size } });
    },
    comment: (place) => store.setState(({ documents }) => commentingOn(documents, JSON.parse(place) as CommentPlace)),
    openThread: (id) => store.setState(showingThread(id)),
    textHost: richTextHost(workbench),
    chooseLink: ({ href, place }, onAnswer) =>
      store.setState({ dialog: { kind: 'link', request: { href, place: placeInShell(place) }, onAnswer } }),
    openPanel: () => store.setState({ isPanelOpen: true, isPanelWanted: true, panelView: 'fields' }),
    shortcut: (shortcut) => performShortcut(workbench, shortcut),
    whenAway,
    closeStep: () => closeStep(store),
    endComparison: () => endComparison(workbench),
    follow: (href) => leaveFor(workbench, { kind: 'page', href }),
    announce: (text) => store.setState({ announcement: { text } }),
    sayFull: (max) =>
      workbench.toasts.add({
        id: 'full',
        type: 'error',
        title: t('This text can have at most {max} characters.', { max }),
      }),
    enterCanvas: () => store.setState({ workplace: 'canvas' }),
  };
}
