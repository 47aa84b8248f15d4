const FORMAT = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An ISO time as people read it, in their own time zone; empty when there is none. */
export function dateAndTime(iso: string | undefined): string {
  return iso ? FORMAT.format(new Date(iso)) : '';
}
