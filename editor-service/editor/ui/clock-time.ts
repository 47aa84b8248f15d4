const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The time of the day, in the reader's time zone: `12:04`. */
export const clockTime = (at: Date): string => TIME.format(at);

/** The day, in the reader's time zone: `22 Nov 2026`. */
export const day = (at: Date): string => DAY.format(at);
