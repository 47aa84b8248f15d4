import { type ComponentType, createElement, lazy } from 'react';
import { DuplicateToDialog } from '../blocks/block-actions/DuplicateToDialog.tsx';
import { MoveToDialog } from '../blocks/block-actions/MoveToDialog.tsx';
import { RemoveDialog } from '../blocks/block-actions/RemoveDialog.tsx';
import { LoginDialog } from '../people/LoginDialog.tsx';
import { RecoveryDialog } from '../people/RecoveryDialog.tsx';
import { ConflictDialog } from '../saving/conflicts/ConflictDialog.tsx';
import { NewerDialog } from '../saving/conflicts/NewerDialog.tsx';
import { LeaveDialog } from '../saving/leaving/LeaveDialog.tsx';
import { RestoreDialog } from '../saving/loading/RestoreDialog.tsx';
import type { Dialog } from '../store/state/dialog.ts';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';

/** A component for each kind of dialog; its props are the other fields of that dialog's state. */
type Dialogs = { [Kind in Dialog['kind']]: ComponentType<Omit<Extract<Dialog, { kind: Kind }>, 'kind'>> };

/** The component for each kind of dialog in the state. Large dialogs are loaded when they are first opened. */
const dialogs: Dialogs = {
  login: LoginDialog,
  recovery: RecoveryDialog,
  remove: RemoveDialog,
  moveTo: MoveToDialog,
  duplicateTo: DuplicateToDialog,
  shortcuts: ShortcutSheet,
  addBlock: lazy(() =>
    import('../blocks/add-block/AddBlockDialog.tsx').then((module) => ({ default: module.AddBlockDialog })),
  ),
  saveAs: lazy(() =>
    import('../blocks/block-actions/SaveAsDialog.tsx').then((module) => ({ default: module.SaveAsDialog })),
  ),
  picture: lazy(() => import('../media/PictureDialog.tsx').then((module) => ({ default: module.PictureDialog }))),
  textPicture: lazy(() =>
    import('../media/PictureDialog.tsx').then((module) => ({ default: module.TextPictureDialog })),
  ),
  conflict: ConflictDialog,
  newer: NewerDialog,
  leave: LeaveDialog,
  restore: RestoreDialog,
  link: lazy(() => import('../links/LinkDialog.tsx').then((module) => ({ default: module.LinkDialog }))),
  publish: lazy(() => import('../publishing/PublishDialog.tsx').then((module) => ({ default: module.PublishDialog }))),
  share: lazy(() => import('../preview/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog }))),
  unpublish: lazy(() =>
    import('../publishing/UnpublishDialog.tsx').then((module) => ({ default: module.UnpublishDialog })),
  ),
  deletePage: lazy(() =>
    import('../pages/DeletePageDialog.tsx').then((module) => ({ default: module.DeletePageDialog })),
  ),
  pageBrowser: lazy(() =>
    import('../pages/browser/PageBrowser.tsx').then((module) => ({ default: module.PageBrowser })),
  ),
  commands: lazy(() => import('./commands/CommandPalette.tsx').then((module) => ({ default: module.CommandPalette }))),
  newPage: lazy(() => import('../pages/NewPageDialog.tsx').then((module) => ({ default: module.NewPageDialog }))),
  config: lazy(() => import('./ConfigDialog.tsx').then((module) => ({ default: module.ConfigDialog }))),
  siteSettings: lazy(() =>
    import('./SiteSettingsDialog.tsx').then((module) => ({ default: module.SiteSettingsDialog })),
  ),
  pageSettings: lazy(() =>
    import('./PageSettingsDialog.tsx').then((module) => ({ default: module.PageSettingsDialog })),
  ),
  dashboard: lazy(() => import('./DashboardDialog.tsx').then((module) => ({ default: module.DashboardDialog }))),
  replace: lazy(() =>
    import('../pages/whole-site/ReplaceDialog.tsx').then((module) => ({ default: module.ReplaceDialog })),
  ),
  library: lazy(() => import('../media/Library.tsx').then((module) => ({ default: module.LibraryDialog }))),
};

/** Renders the dialog that the state names. */
export function OpenDialog({ dialog: { kind, ...about } }: { dialog: Dialog }) {
  return createElement(dialogs[kind] as ComponentType<typeof about>, about);
}
