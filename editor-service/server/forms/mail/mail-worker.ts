import { performance } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';
import { isShared } from '#content-store/drafts/database/open-database.ts';
import {
  claimMail,
  countWaiting,
  type DueMail,
  dueMails,
  type MailAttempt,
  nextDueAt,
} from '#content-store/drafts/forms/due-mails.ts';
import type { MailContent } from '#content-store/drafts/forms/mails.ts';
import type { Ground } from '../../runtime/ground.ts';
import { whenDue } from '../../runtime/when-due.ts';
import type { MailOutcome, MailTransport } from './mail-transport.ts';

const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 60_000;
const FIRST_DELAY_MS = 60_000;
const LAST_DELAY_MS = 60 * 60_000;
const MAX_ATTEMPTS = 50;
/** An instance that has not sent a mail by then was killed; another sends it. */
const CLAIM_MS = 2 * 60_000;
/** Pause between two mails: composing one blocks the event loop for milliseconds; longer while it is busy. */
const REST_MS = { usually: 10, busy: 100 };

export type MailWorker = ReturnType<typeof createMailWorker>;

interface Options extends Pick<Ground, 'db' | 'log' | 'now'> {
  /** Resolves when the outcome of a mail is on disk. */
  note: (attempt: MailAttempt) => Promise<void>;
  transport: MailTransport;
  /** The current content of a mail; null when it need no longer be sent. */
  contentOf: (mail: DueMail) => Promise<MailContent | null>;
}

/**
 * Sends the mails of the outbox one at a time. While the server is unreachable all mails wait, for one second at first
 * and up to a minute; a deferred mail is retried after growing delays. A mail is marked after it was accepted: a kill
 * in between sends it once more, with the same Message-ID.
 */
export function createMailWorker({ db, log, now, note, transport, contentOf }: Options) {
  let pauseMs = 0;
  const isBusy = createLoadWatch();

  const dueOf = () => dueMails(db, now().toISOString());

  /** One of several instances sends a mail. */
  const isOurs = async ({ id }: DueMail): Promise<boolean> => {
    if (!isShared(db)) return true;
    const [at, until] = [0, CLAIM_MS].map((later) => new Date(now().getTime() + later).toISOString());
    return claimMail(db, id, { now: at ?? '', until: until ?? '' });
  };

  const sendDue = async (): Promise<void> => {
    for (let due = await dueOf(); due.length > 0; due = await dueOf()) {
      log.info({ event: 'mails due', waiting: due.length }, 'mails due');
      for (const mail of due) {
        if (loop.isClosed()) return;
        if (!(await isOurs(mail))) continue;
        const outcome = await send(mail);
        if (outcome.kind === 'unreachable') {
          pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LAST_PAUSE_MS);
          const line = { event: 'mails wait', waiting: await countWaiting(db), seconds: pauseMs / 1000 };
          log.warn(line, 'the mail server is unreachable, all mails wait');
          return;
        }
        pauseMs = 0;
        await rest(isBusy() ? REST_MS.busy : REST_MS.usually);
      }
    }
  };

  const send = async (mail: DueMail): Promise<MailOutcome> => {
    const content = await contentOf(mail);
    const outcome: MailOutcome = content ? await transport({ ...mail, content }) : { kind: 'sent' };
    const { id, attempts } = mail;
    await note(
      outcome.kind === 'sent' ? { id } : { id, failure: { ...outcome, dueAt: nextAttempt(mail, outcome, now()) } },
    );
    const line = { mailId: id, attempts: attempts + 1 };
    if (outcome.kind === 'sent') log.info({ event: 'mail sent', ...line }, 'mail sent');
    else {
      const reason = withoutAddresses(outcome.reason);
      log.warn({ event: 'mail not sent', ...line, outcome: outcome.kind, reason }, 'mail not sent');
    }
    return outcome;
  };

  const loop = whenDue({
    ...{ db, log, now, name: 'the mail worker', work: sendDue },
    nextAt: () => nextDueAt(db),
    pause: () => pauseMs,
  });
  return {
    ...loop,
    /** Sends due mails even while all wait for an unreachable server. */
    tryNow: (): void => {
      pauseMs = 0;
      loop.wake();
    },
  };
}

/** Servers repeat the recipients in their refusals: personal data stays out of the log. */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');

/** When to retry; null when there is no point. */
function nextAttempt({ attempts }: DueMail, { kind }: MailOutcome, now: Date): string | null {
  if (kind === 'refused' || (kind === 'later' && attempts >= MAX_ATTEMPTS)) return null;
  const delay = kind === 'unreachable' ? 0 : Math.min(FIRST_DELAY_MS * 2 ** attempts, LAST_DELAY_MS);
  return new Date(now.getTime() + delay).toISOString();
}

const BUSY = 0.5;

/** Each call returns whether this thread was busy for most of the time since the previous call. */
export function createLoadWatch(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization > BUSY;
  };
}
