import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { PublishedTab } from './records/PublishedTab.tsx';
import { ReleasesTab } from './releases/ReleasesTab.tsx';
import { ReviewRulesTab } from './reviews/ReviewRulesTab.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';
import { WebhookTab } from './WebhookTab.tsx';

export const publishingTabs = {
  schedule: { name: 'Schedule', Panel: ScheduleTab },
  published: {
    name: 'Published',
    command: 'Published and undo',
    words: 'history records went live take back revert roll back',
    Panel: PublishedTab,
  },
  releases: { name: 'Releases', words: 'campaign together bundle set launch', Panel: ReleasesTab },
  review: {
    name: 'Review',
    command: 'Review rules',
    words: 'approval four eyes sign off workflow',
    right: 'administer',
    Panel: ReviewRulesTab,
  },
  webhook: {
    name: 'Webhook',
    words: 'told of publishes continuous integration rebuild',
    right: 'publish',
    Panel: WebhookTab,
  },
} satisfies Record<string, ModalTab>;
