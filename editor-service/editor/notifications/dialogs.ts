import { late } from '../ui/late.ts';
import type { Dialogs } from '../workbench/dialogs.ts';

export const notificationsDialogs = {
  notifications: late(async () => (await import('./NotificationsDialog.tsx')).NotificationsDialog),
} satisfies Partial<Dialogs>;
