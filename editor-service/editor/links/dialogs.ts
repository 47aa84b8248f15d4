import { late } from '../ui/late.ts';
import type { Dialogs } from '../workbench/dialogs.ts';

export const linksDialogs = {
  link: late(async () => (await import('./LinkDialog.tsx')).LinkDialog),
} satisfies Partial<Dialogs>;
