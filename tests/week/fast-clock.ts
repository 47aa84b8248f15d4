/**
 * For `node --import`: a machine on which time passes CLOCK_SPEED times faster since CLOCK_BEGAN (milliseconds). Long timers
 * follow: those from five minutes on, and the 30 seconds after which schedules look at the clock. Timeouts of programs stay.
 */
const began = Number(process.env.CLOCK_BEGAN);
const speed = Number(process.env.CLOCK_SPEED);
const LOOK_MS = 30_000;
const LONG_MS = 5 * 60_000;
const RealDate = Date;
const now = (): number => Math.floor(began + (RealDate.now() - began) * speed);

class FastDate extends RealDate {
  constructor(...words: [] | [string | number | Date]) {
    if (words.length === 0) super(now());
    else super(...(words as [string]));
  }
  static override now(): number {
    return now();
  }
}

const scaled = (delay = 0): number => (delay === LOOK_MS || delay >= LONG_MS ? Math.ceil(delay / speed) : delay);
const { setTimeout: timeout, setInterval: interval } = globalThis;
Object.assign(globalThis, {
  Date: FastDate,
  setTimeout: Object.assign(
    (work: () => void, delay?: number, ...rest: []) => timeout(work, scaled(delay), ...rest),
    timeout,
  ),
  setInterval: (work: () => void, delay?: number, ...rest: []) => interval(work, scaled(delay), ...rest),
});
