import { format } from 'date-fns';

/** An ISO time in the specified form, in the reader's time zone: `3:05 pm, 04/07/2026`. */
export function timeAndDay(iso: string): string {
  return format(iso, 'h:mm aaa, dd/MM/yyyy');
}
