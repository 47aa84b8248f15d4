import { late } from '../ui/late.ts';
import type { Dialogs, TaskNames } from '../workbench/dialogs.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';

export const peopleDialogs = {
  login: LoginDialog,
  recovery: RecoveryDialog,
  yourName: late(async () => (await import('./YourNameDialog.tsx')).YourNameDialog),
  account: late(async () => (await import('./AccountDialog.tsx')).AccountDialog),
} satisfies Partial<Dialogs>;

/** The question who one is, which opens over a dialog. */
export const confirmDialog = late(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

export const peopleTasks = {
  account: { label: 'My account', words: 'profile password email me' },
} satisfies Partial<TaskNames>;
