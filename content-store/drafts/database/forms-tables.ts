import type { Generated } from 'kysely';
import type { FormKind } from '../../model/forms/forms-in.ts';
import type { MailKind, MailState } from '../../model/forms/mail.ts';
import type { SubmissionState } from '../../model/forms/submission.ts';
import type { Copy } from './content-tables.ts';

export interface FormsTables {
  /** A form as a page's copy contained it, from `since` until it was changed or removed (null: still there). */
  forms: {
    id: Generated<number>;
    kind: FormKind;
    copy: Copy;
    domainId: string;
    pageId: string;
    identifier: string;
    /** `_` for a block without a key, or one that was replaced before keys were noted. */
    blockKey: string;
    document: string;
    since: string;
    until: string | null;
  };
  /** `document` is JSON of settings and form; `suspicion` is the reason for its quarantine. */
  submissions: {
    id: string;
    domainId: string;
    state: SubmissionState;
    identifier: string;
    suspicion: string | null;
    createdAt: string;
    eraseAt: string | null;
    document: string;
  };
  /** `recipients` and `content` are JSON; `causedBy` is the origin of the request. */
  mails: {
    id: string;
    domainId: string | null;
    submissionId: string | null;
    kind: MailKind;
    state: MailState;
    recipients: string;
    causedBy: string;
    content: string;
    subject: string;
    attempts: number;
    dueAt: string;
    lastError: string | null;
    createdAt: string;
    /** An instance is sending it until then; null for most. */
    claimedUntil: Generated<string | null>;
  };
  subscribers: { id: string; domainId: string; listId: string; email: string; values: string; createdAt: string };
}
