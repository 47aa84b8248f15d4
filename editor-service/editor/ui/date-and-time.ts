const FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats an ISO time for readers, in their own time zone; empty when there is none. */
export function dateAndTime(iso: string | undefined): string {
  return iso ? FORMAT.format(new Date(iso)) : '';
}
