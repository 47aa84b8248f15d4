import { languageName } from '#content-store/model/values/site-language.ts';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { counted } from '../../ui/counted.ts';

/** What each state of a translation is called. */
export const TRANSLATION_NAMES: Readonly<Record<TranslationState['state'], string>> = {
  live: 'Live',
  draft: 'Draft',
  behind: 'Behind',
  missing: 'Missing',
};

/** `German` */
export const nameOfLanguage = (tag: string): string => languageName(tag, 'en');

/** How a translation stands: `Draft · behind · 3 open texts`. */
export const translationInWords = ({ state, isBehind, open }: TranslationState): string =>
  [TRANSLATION_NAMES[state], isBehind && state !== 'behind' && 'behind', open > 0 && counted(open, 'open text')]
    .filter(Boolean)
    .join(' · ');
