import { late } from '../ui/late.ts';
import type { Dialogs } from '../workbench/dialogs.ts';

export const publishingDialogs = {
  publish: late(async () => (await import('./PublishDialog.tsx')).PublishDialog),
  unpublish: late(async () => (await import('./UnpublishDialog.tsx')).UnpublishDialog),
  addToRelease: late(async () => (await import('./releases/AddToReleaseDialog.tsx')).AddToReleaseDialog),
  release: late(async () => (await import('./releases/ReleaseDialog.tsx')).ReleaseDialog),
  review: late(async () => (await import('./reviews/ReviewDialog.tsx')).ReviewDialog),
  askReview: late(async () => (await import('./reviews/AskForReview.tsx')).AskForReview),
  record: late(async () => (await import('./records/RecordDialog.tsx')).RecordDialog),
  timeMachine: late(async () => (await import('./records/TimeMachine.tsx')).TimeMachine),
} satisfies Partial<Dialogs>;
