import type { Shortcut, TextShortcut } from '../blocks/keys.ts';
import { isBehindOf } from '../store/documents/is-behind.ts';
import type { EditorState } from '../store/state/editor-state.ts';
import { refusalOf } from '../store/state/rights.ts';
import { t } from '../words/t.ts';
import type { Workbench } from '../workbench/workbench.ts';
import {
  confirmHere,
  confirmOpen,
  fillOpen,
  goToOpenText,
  markUpToDate,
  openPlaces,
  showOriginal,
  whyNotFill,
} from './translate/open-texts.ts';

export { showOriginal };

interface TranslationCommand {
  label: string;
  words?: string;
  /** Why it is not possible now. */
  obstacle: string | null;
  perform: (workbench: Workbench) => void;
}

/** What can be done with a translation as a whole. */
export function translationCommands(state: EditorState): TranslationCommand[] {
  const { documents, original } = state;
  if (!documents || !original) return [];
  const { isShown, now } = original;
  const refusal = refusalOf(state, 'editPage');
  const whyNoTexts = openPlaces(documents.page).length > 0 ? null : t('No texts are open');
  return [
    {
      label: isShown ? t('Close the original') : t('Show the original'),
      words: t('translation side by side'),
      obstacle: null,
      perform: (workbench) => showOriginal(workbench, !isShown),
    },
    {
      label: t('Translate all texts'),
      obstacle: whyNoTexts ?? whyNotFill(state),
      perform: (workbench) => void fillOpen(workbench, 'all'),
    },
    {
      label: t('Confirm all texts'),
      obstacle: whyNoTexts ?? refusal,
      perform: (workbench) => confirmOpen(workbench, 'all'),
    },
    {
      label: t('The translation is up to date'),
      obstacle: isBehindOf(documents.page, now) ? refusal : t('The original has not changed'),
      perform: markUpToDate,
    },
  ];
}

const actions: Readonly<Record<TextShortcut, (workbench: Workbench) => void>> = {
  nextText: (workbench) => goToOpenText(workbench, 1),
  previousText: (workbench) => goToOpenText(workbench, -1),
  confirmText: confirmHere,
};

/** True for what is done with the texts of a translation that wait. */
export const isForTexts = (shortcut: Shortcut): shortcut is TextShortcut => Object.hasOwn(actions, shortcut);

export const workOnTexts = (workbench: Workbench, shortcut: TextShortcut): void => actions[shortcut](workbench);

export { nameOfLanguage, translationInWords } from './translate/translation-words.ts';
