const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * An ISO time for readers, in their own time zone: `today 12:42`, `yesterday 09:05`, else `22 Nov 2026, 12:42`; empty
 * when there is none.
 */
export function dateAndTime(iso: string | undefined, now = new Date()): string {
  if (!iso) return '';
  const at = new Date(iso);
  const time = TIME.format(at);
  const day = DAY.format(at);
  if (day === DAY.format(now)) return `today ${time}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === DAY.format(yesterday) ? `yesterday ${time}` : `${day}, ${time}`;
}
