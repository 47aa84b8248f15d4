import { inRelease, send } from '../../api/client.ts';
import { type Documents, PREFIXES, type RegionalName } from '../../store/documents/documents.ts';
import { type EditorStore, isDirty } from '../../store/state/editor-state.ts';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';

const CALLS = { navigation: 'nav/loadRegionNav', footer: 'footer/loadRegionFooter' } as const;

/**
 * Switches to the navigation or footer of a region, which starts as that of the whole site. Refuses while the current
 * one has unsaved changes.
 */
export async function chooseRegion(workbench: Workbench, name: RegionalName, slugPrefix: string): Promise<void> {
  const { store, toasts } = workbench;
  if (isDirty(store.getState(), name)) {
    toasts.add({ type: 'error', title: t('Please save the {name} first', { name }) });
    return;
  }
  await loadRegional(name, slugPrefix)
    .then((document) => show(store, name, document))
    .catch((failure: unknown) => failedCall(workbench, failure));
}

/** The stored navigation or footer of a region; if it has none, that of the whole site, to be saved as its own. */
export async function loadRegional(name: RegionalName, slugPrefix: string): Promise<Documents[RegionalName]> {
  const answer = await send(CALLS[name], { region: slugPrefix, ...inRelease() });
  const own = `${PREFIXES[name]}_${answer.domainId}`;
  return { ...answer, _id: slugPrefix ? `${own}_${slugPrefix}` : own };
}

/** Replaces the document, and drops the undo steps of the one before. */
function show(store: EditorStore, name: RegionalName, document: Documents[RegionalName]): void {
  const { documents, saved, history } = store.getState();
  if (!documents || !saved) return;
  const isElsewhere = ({ patches }: { patches: readonly { path: readonly unknown[] }[] }) =>
    patches.every(({ path }) => path[0] !== name);
  store.setState({
    documents: { ...documents, [name]: document },
    saved: { ...saved, [name]: document },
    history: { done: history.done.filter(isElsewhere), undone: history.undone.filter(isElsewhere) },
  });
}
