import { forgetDeliveries, pendingDeliveries } from '#content-store/drafts/database/outbox.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { armFailpoint, type Failpoint, failpoint } from '#content-store/published/failpoint.ts';
import type { Commit } from '../../runtime/commit.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { PublishWebhook } from '../webhook/create-webhook.ts';
import type { DeliverBatch, Delivered } from './deliver-batch.ts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** Every instance hears of a commit; the one that delivers takes it from the outbox. */
const COMMITTED = 'committed';

export type Publishing = ReturnType<typeof createPublishing>;

interface Options extends Pick<Ground, 'db' | 'log' | 'signals'> {
  deliverBatch: DeliverBatch;
  /** Whether this instance delivers. */
  isOurs: () => boolean;
  /** Told of what is live, in the transaction that empties the outbox. */
  webhook?: Pick<PublishWebhook, 'queue' | 'wake'> | null;
  /** Called when nothing waits any more; `newer` is aborted when something does. When it throws, it is called again later. */
  whenDelivered?: (newer: AbortSignal) => Promise<void>;
  /** Called whenever published copies may have changed, by any instance. */
  onChange: () => void;
  /** Dies at this step of the first publish that a call requests. */
  failpoint: Failpoint | undefined;
}

/**
 * One delivery at a time: everything committed during a batch is delivered in the next, together with what a long batch then
 * leaves undone. A batch that throws (a full disk) stays in the outbox and is retried, each time a little later.
 */
export function createPublishing(options: Options) {
  const { db, log, signals, deliverBatch, isOurs, webhook, whenDelivered, onChange, failpoint: step } = options;
  let running: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isClosed = false;
  let armed: Failpoint | undefined;
  /** Aborted by a commit, for the batch that was read before it. */
  let newer = new AbortController();

  /** False when a batch that was cut off, here or elsewhere, may have changed what the next one finds as it should be. */
  let isSeamless = false;

  const deliverAll = async () => {
    isSeamless &&= isOurs();
    while (!isClosed && isOurs()) {
      newer = new AbortController();
      const batch = await pendingDeliveries(db);
      if (batch.length > 0) await finish(await deliverBatch(batch, { newer: newer.signal, armed }));
      isSeamless = true;
      if (batch.length === 0) return isClosed ? undefined : whenDelivered?.(newer.signal);
    }
  };

  /** Empties the outbox and queues the news together: a kill repeats both or neither. */
  const finish = async ({ live, news }: Delivered): Promise<void> => {
    await transact(db, async (transaction) => {
      await forgetDeliveries(
        transaction,
        live.map(({ id }) => id),
      );
      for (const one of news) {
        if (one.changed.length > 0 || !isSeamless)
          await webhook?.queue(transaction, { ...one, isComplete: isSeamless });
      }
    });
    webhook?.wake();
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(retry);
    try {
      await deliverAll();
      retryMs = FIRST_RETRY_MS;
    } catch (error) {
      isSeamless = false;
      if (isClosed) return;
      log.error({ err: error, retryMs }, 'a delivery failed and will be tried again');
      retry = setTimeout(() => void inTurn(deliver), retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = running.then(work);
    running = done.catch(() => {}); // the caller gets the error; the next work starts anyway
    return done;
  };

  const hearCommit = () => {
    onChange();
    newer.abort();
    void inTurn(deliver);
  };
  const stopListening = signals.listen(COMMITTED, hearCommit, hearCommit);

  const commit: Commit = async (change) => {
    armed = step;
    armFailpoint(step);
    const answer = await change().finally(onChange);
    failpoint('after-commit');
    signals.send(COMMITTED, '');
    return answer;
  };

  return {
    commit,
    /** Delivers the outbox; resolves when everything is live, or has failed and will be retried. */
    deliver: (): Promise<void> => inTurn(deliver),
    /** Runs work while nothing is being delivered, then delivers what it put into the outbox. */
    exclusively: (work: () => Promise<void>): Promise<void> => {
      newer.abort();
      return inTurn(() => work().finally(onChange).then(deliver));
    },
    /** Starts no further batch and waits for the running one; the rest stays in the outbox. */
    close: async (): Promise<void> => {
      isClosed = true;
      stopListening();
      clearTimeout(retry);
      await running;
    },
  };
}
