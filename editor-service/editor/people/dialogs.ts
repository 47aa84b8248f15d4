import type { Dialogs } from '../workbench/dialogs.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';

export const peopleDialogs = { login: LoginDialog, recovery: RecoveryDialog } satisfies Partial<Dialogs>;
