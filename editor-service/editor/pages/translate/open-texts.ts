import type { Page } from '#content-store/model/entities/page.ts';
import { textPlaces } from '#site/content/text-places.ts';
import { send } from '../../api/client.ts';
import { completePage } from '../../saving/loading/load.ts';
import { autosave } from '../../saving/save.ts';
import { keyOf } from '../../store/blocks/owner.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import type { CommentPlace } from '../../store/state/page-comments.ts';
import { rebaseOn } from '../../store/state/rebase-on.ts';
import { refusalOf } from '../../store/state/rights.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** Which texts: the one with the caret, those of the selected component, or all. */
export type TextScope = 'text' | 'component' | 'all';

/** The places of the texts that wait, in the order of the page. */
export const openPlaces = (page: Page): string[] =>
  textPlaces(page).flatMap(({ place }) => (page.openTexts?.[place] ? [place] : []));

/** Those of a scope. */
export function openIn({ store }: Workbench, scope: TextScope): string[] {
  const { documents, selection } = store.getState();
  if (!documents) return [];
  const places = openPlaces(documents.page);
  if (scope === 'all') return places;
  const here = placeHere();
  const key = here?.split('/')[0] || keyOf(selection);
  return places.filter((place) => (scope === 'text' ? place === here : key && place.startsWith(`${key}/`)));
}

/** Puts the caret in the next or the previous text that waits; those that the page does not show are passed over. */
export function goToOpenText({ store }: Workbench, by: 1 | -1): void {
  const { documents } = store.getState();
  if (!documents) return;
  const { page } = documents;
  const all = textPlaces(page).map(({ place }) => place);
  const at = all.indexOf(placeHere() ?? '');
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  const ahead = (by === 1 ? others : others.toReversed()).filter((place) => page.openTexts?.[place]);
  const isThere = ahead.some((place) => canvas()?.pagewrightEnter?.(place) === true);
  if (!isThere) store.setState({ announcement: { text: t('No other open text on the page') } });
}

/** A person says that texts are translated. */
export function confirmOpen(workbench: Workbench, scope: TextScope): void {
  const places = openIn(workbench, scope);
  if (places.length > 0) edit(workbench, { kind: 'confirmTexts', places });
}

/** Confirms the text with the caret, and goes to the next. */
export function confirmHere(workbench: Workbench): void {
  confirmOpen(workbench, 'text');
  goToOpenText(workbench, 1);
}

/** Has texts translated by the site folder's function, once what was typed is saved. */
export async function fillOpen(workbench: Workbench, scope: TextScope): Promise<void> {
  const { store } = workbench;
  const places = openIn(workbench, scope);
  if (!(await autosave(workbench, 'page'))) return;
  const { saved } = store.getState();
  if (!saved) return;
  const { _id, revision } = saved.page;
  try {
    const filled = await send('translation/fill', { _id, revision, places });
    rebaseOn(store, 'page', completePage(filled));
    store.setState({ announcement: { text: t('Translated. Check the texts, and confirm them.') } });
  } catch (failure) {
    failedCall(workbench, failure);
  }
}

/** Shows what the page was translated from beside it, or closes it. */
export function showOriginal({ store }: Workbench, isShown: boolean): void {
  const { original } = store.getState();
  if (original) store.setState({ original: { ...original, isShown }, pageView: 'canvas', workplace: 'canvas' });
}

/** A person says that the translation says all that the original says now. */
export function markUpToDate(workbench: Workbench): void {
  const { original } = workbench.store.getState();
  if (!original) return;
  const value = { page: original.now._id, revision: original.now.revision };
  if (edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'translatedFrom', value }))
    workbench.store.setState({ announcement: { text: t('The translation is up to date') } });
}

/** Why texts cannot be translated by a machine; null when they can. */
export const whyNotFill = (state: EditorState): string | null =>
  refusalOf(state, 'editPage') ?? (state.original?.canFill ? null : t('No translator is installed on this site'));

const canvas = () => document.querySelector<HTMLIFrameElement>('#canvas')?.contentWindow;

/** The place of the text with the caret; null without one. */
function placeHere(): string | null {
  const here = JSON.parse(canvas()?.pagewrightPlace?.() ?? 'null') as CommentPlace | null;
  return here && `${here.block ?? ''}/${here.field}`;
}
