import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { MailTab } from './MailTab.tsx';
import { QuarantineTab, SubmissionsTab } from './SubmissionsTab.tsx';
import { SubscribersTab } from './SubscribersTab.tsx';

export const formsTabs = {
  submissions: { name: 'Form Submissions', words: 'enquiries answers messages export csv', Panel: SubmissionsTab },
  quarantine: { name: 'Quarantine', Panel: QuarantineTab },
  mail: { name: 'Mail outbox', words: 'email sent', Panel: MailTab },
  subscribers: { name: 'Subscribers', Panel: SubscribersTab },
} satisfies Record<string, ModalTab>;
