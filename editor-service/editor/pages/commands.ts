import type { Shortcut, TextShortcut } from '../blocks/keys.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { confirmHere, goToOpenText } from './translate/open-texts.ts';

export { showOriginal } from './translate/open-texts.ts';

const actions: Readonly<Record<TextShortcut, (workbench: Workbench) => void>> = {
  nextText: (workbench) => goToOpenText(workbench, 1),
  previousText: (workbench) => goToOpenText(workbench, -1),
  confirmText: confirmHere,
};

/** True for what is done with the texts of a translation that wait. */
export const isForTexts = (shortcut: Shortcut): shortcut is TextShortcut => Object.hasOwn(actions, shortcut);

export const workOnTexts = (workbench: Workbench, shortcut: TextShortcut): void => actions[shortcut](workbench);

export { nameOfLanguage, translationInWords } from './translate/translation-words.ts';
