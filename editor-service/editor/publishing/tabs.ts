import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { PublishedTab } from './records/PublishedTab.tsx';
import { ReleasesTab } from './releases/ReleasesTab.tsx';
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
  webhook: {
    name: 'Webhook',
    words: 'told of publishes continuous integration rebuild',
    right: 'publish',
    Panel: WebhookTab,
  },
} satisfies Record<string, ModalTab>;
