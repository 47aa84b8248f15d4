import { type ComponentType, createElement } from 'react';
import { blocksDialogs } from '../blocks/dialogs.ts';
import { linksDialogs } from '../links/dialogs.ts';
import { mediaDialogs } from '../media/dialogs.ts';
import { notificationsDialogs } from '../notifications/dialogs.ts';
import { pagesDialogs } from '../pages/dialogs.ts';
import { peopleDialogs } from '../people/dialogs.ts';
import { previewDialogs } from '../preview/dialogs.ts';
import { publishingDialogs } from '../publishing/dialogs.ts';
import { ConflictDialog, NewerDialog } from '../saving/conflicts/ConflictDialog.tsx';
import { LeaveDialog } from '../saving/leaving/LeaveDialog.tsx';
import { RestoreDialog } from '../saving/loading/RestoreDialog.tsx';
import type { Dialog } from '../store/state/dialog.ts';
import { late } from '../ui/late.ts';
import type { Dialogs } from '../workbench/dialogs.ts';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';

const commands = late(async () => (await import('./commands/CommandPalette.tsx')).CommandPalette);

/** The component for each kind of dialog in the state. Large dialogs are loaded when they are first opened. */
const dialogs: Dialogs = {
  ...blocksDialogs,
  ...linksDialogs,
  ...mediaDialogs,
  ...pagesDialogs,
  ...notificationsDialogs,
  ...peopleDialogs,
  ...previewDialogs,
  ...publishingDialogs,
  conflict: ConflictDialog,
  newer: NewerDialog,
  leave: LeaveDialog,
  restore: RestoreDialog,
  shortcuts: ShortcutSheet,
  commands,
  config: late(async () => (await import('./ConfigDialog.tsx')).ConfigDialog),
  siteSettings: late(async () => (await import('./SiteSettingsDialog.tsx')).SiteSettingsDialog),
  pageSettings: late(async () => (await import('./PageSettingsDialog.tsx')).PageSettingsDialog),
  dashboard: late(async () => (await import('./DashboardDialog.tsx')).DashboardDialog),
};

/** Loads the dialogs in which people start typing immediately. */
export const prefetchTyped = (): Promise<unknown> =>
  Promise.all([commands.load(), pagesDialogs.pageBrowser.load(), linksDialogs.link.load()]);

/** Renders the dialog that the state names. */
export function OpenDialog({ dialog: { kind, ...about } }: { dialog: Dialog }) {
  return createElement(dialogs[kind] as ComponentType<typeof about>, about);
}
