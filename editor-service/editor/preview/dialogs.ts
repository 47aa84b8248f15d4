import { late } from '../ui/late.ts';
import type { Dialogs, TaskNames } from '../workbench/dialogs.ts';

export const previewDialogs = {
  share: late(async () => (await import('./ShareDialog.tsx')).ShareDialog),
} satisfies Partial<Dialogs>;

export const previewTasks = {
  share: { label: 'Share a preview', words: 'link show someone draft review' },
} satisfies Partial<TaskNames>;
