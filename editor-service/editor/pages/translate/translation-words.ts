import { languageName } from '#content-store/model/values/site-language.ts';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { counted } from '../../ui/counted.ts';
import { editorLanguage, t } from '../../words/t.ts';

/** What each state of a translation is called. */
export const TRANSLATION_NAMES: Readonly<Record<TranslationState['state'], string>> = {
  live: t('Live'),
  draft: t('Draft'),
  behind: t('Behind'),
  missing: t('Missing'),
};

/** `German` */
export const nameOfLanguage = (tag: string): string => languageName(tag, editorLanguage);

/** How a translation stands: `Draft · behind · 3 open texts`. */
export const translationInWords = ({ state, isBehind, open }: TranslationState): string =>
  [TRANSLATION_NAMES[state], isBehind && state !== 'behind' && t('behind'), open > 0 && counted(open, 'open text')]
    .filter(Boolean)
    .join(' · ');
