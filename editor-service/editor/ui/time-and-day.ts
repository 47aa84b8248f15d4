import { format } from 'date-fns';
import { editorLanguage } from '../words/t.ts';

const OWN = new Intl.DateTimeFormat(editorLanguage, { dateStyle: 'short', timeStyle: 'short' });

/** An ISO time in the specified form, in the reader's time zone: `3:05 pm, 04/07/2026`; else as the language writes it. */
export function timeAndDay(iso: string): string {
  return editorLanguage === 'en' ? format(iso, 'h:mm aaa, dd/MM/yyyy') : OWN.format(new Date(iso));
}
