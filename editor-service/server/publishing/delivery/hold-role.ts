import { type Db, engineFor, isShared, type Role } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries, DELIVERY } from '#content-store/drafts/database/outbox.ts';
import type { Log } from '../../runtime/log.ts';

/** Signals between instances can get lost: how often the outbox is looked at without one. */
const LOOK_MS = 5_000;
/** After files could not be compared. */
const RETRY_MS = 5_000;

interface Options {
  db: Db;
  log: Log;
  /** Brings the files of this machine up to date. */
  prepare: () => Promise<void>;
  deliver: () => Promise<void>;
  /** Watches the files that this instance writes from now on. */
  watch: () => Promise<void>;
  /** Called at once when another instance may have the role. */
  onLost: () => void;
  /** Ends what `watch` and `deliver` have begun. */
  end: () => Promise<void>;
}

/** Only one of several instances delivers at a time: it has the role, which may come and go after the start. */
export function createDeliveryRole({ db, log, prepare, deliver, watch, onLost, end }: Options) {
  let role: Role | undefined;
  const isHeld = () => role?.isHeld() ?? false;
  /** The files of this machine may be used: they are up to date, or compared with the database. */
  let isReady = false;
  let isStarted = false;
  let turn: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;

  const begin = async (): Promise<void> => {
    await prepare();
    isReady = isHeld();
  };
  const takeOver = () => {
    turn = turn
      .then(begin)
      .then(() => (isStarted ? deliver().then(watch) : undefined))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the site is not up to date');
        if (!isReady) retry = setTimeout(takeOver, RETRY_MS);
      });
  };
  const lose = () => {
    isReady = false;
    onLost();
    turn = turn.then(async () => {
      isReady = false;
      clearTimeout(retry);
      await end();
    });
  };
  /** Delivers what was committed by an instance whose signal did not arrive. */
  const lookAgain = async () => {
    if (isStarted && isReady && (await countDeliveries(db)) > 0) await deliver();
  };

  return {
    isHeld,
    isReady: (): boolean => isReady,
    /** Asks for the role; resolves when it is clear whether this instance has it now. */
    ask: async (): Promise<void> => {
      const warn = (err: unknown) => log.warn({ err }, 'the outbox could not be read');
      if (isShared(db)) looks = setInterval(() => void lookAgain().catch(warn), LOOK_MS);
      role = engineFor(db).holdRole(DELIVERY, { onHeld: takeOver, onLost: lose });
      await role.asked;
      await turn;
      isStarted = true;
    },
    /** Looks at the outbox no more. */
    rest: (): void => {
      clearInterval(looks);
      clearTimeout(retry);
    },
    release: async (): Promise<void> => {
      await role?.release();
      await turn;
    },
  };
}
