/** For `node --import`: a machine whose clock is ahead by CLOCK_AHEAD_MS. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

class DateAhead extends RealDate {
  constructor(...words: [] | [string | number | Date]) {
    if (words.length === 0) super(RealDate.now() + ahead);
    else super(...(words as [string]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}
Object.assign(globalThis, { Date: DateAhead });
