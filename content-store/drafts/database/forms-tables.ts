import type { Generated } from 'kysely';
import type { FormKind } from '../../model/forms/forms-in.ts';
import type { Mail } from '../../model/forms/mail.ts';
import type { StoredSubmission } from '../../model/forms/submission.ts';
import type { Copy } from './content-tables.ts';
import type { Stored } from './stored.ts';

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
  /** `document` is JSON of settings and form. */
  submissions: Stored<Pick<StoredSubmission, '_id' | 'state' | 'suspicion' | 'createdAt'>> & {
    domainId: string;
    identifier: string;
    eraseAt: string | null;
    document: string;
  };
  /** `content` is JSON; `causedBy` is the origin of the request. */
  mails: Stored<Mail, 'recipients'> & {
    domainId: string | null;
    submissionId: string | null;
    causedBy: string;
    content: string;
    /** An instance is sending it until then; null for most. */
    claimedUntil: Generated<string | null>;
  };
  subscribers: { id: string; domainId: string; listId: string; email: string; values: string; createdAt: string };
}
