import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';
import { WebhookTab } from './WebhookTab.tsx';

export const publishingTabs = {
  schedule: { name: 'Schedule', Panel: ScheduleTab },
  webhook: {
    name: 'Webhook',
    words: 'told of publishes continuous integration rebuild',
    right: 'publish',
    Panel: WebhookTab,
  },
} satisfies Record<string, ModalTab>;
