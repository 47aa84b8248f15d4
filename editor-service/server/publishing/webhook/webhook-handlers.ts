import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listMessages, sendAgain } from '#content-store/drafts/publishing/webhook-messages.ts';
import { AppError } from '#content-store/model/error.ts';
import type { HandlersOf } from '../../http/call-context.ts';
import type { PublishWebhook } from './create-webhook.ts';

/** What the publish webhook was told. */
export function webhookHandlers(db: Db, webhook: Pick<PublishWebhook, 'host' | 'wake'> | null): HandlersOf<'webhook'> {
  return {
    'webhook/list': async ({ domainId, limit, page }) => ({
      host: webhook?.host ?? null,
      ...(await listMessages(db, { domainId, limit, offset: (page - 1) * limit })),
    }),

    'webhook/retry': async ({ domainId, _id: id }) => {
      if (!webhook) throw new AppError('conflict', 'No webhook is set up; an operator sets PUBLISH_WEBHOOK_URL');
      await sendAgain(db, { id, domainId, now: new Date().toISOString() });
      webhook.wake();
      return { _id: id };
    },
  };
}
