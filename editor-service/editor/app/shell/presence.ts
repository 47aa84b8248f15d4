import { inRelease, send } from '../../api/client.ts';
import { refOf } from '../../store/documents/collection-of.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { tn } from '../../words/t.ts';
import type { Workbench } from '../../workbench/workbench.ts';

/** The service drops an editor after a minute without a request. */
const EVERY_MS = 20_000;

/** Reports that this editor has the page open and loads who else does, while the tab is visible. */
export function keepPresence(workbench: Workbench): void {
  const tell = () => void note(workbench);
  tell();
  setInterval(tell, EVERY_MS);
  workbench.store.subscribe((state, previous) => {
    const isOther = state.saved?.page._id !== previous.saved?.page._id;
    if (isOther) leave(previous);
    if (isOther || state.session.kind !== previous.session.kind) tell();
  });
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', () => leave(workbench.store.getState()));
}

async function note({ store }: Workbench): Promise<void> {
  const { saved, session, others, names } = store.getState();
  if (!saved || session.kind !== 'active' || document.hidden) return;
  try {
    const { people, stored, unread } = await send('page/presence', { ...refOf(saved.page), ...inRelease() });
    if (store.getState().saved?.page._id !== saved.page._id) return; // Another page is open by now.
    const known = new Set(others.map(({ username }) => username));
    const arrived = people.filter(({ username }) => !known.has(username));
    store.setState({ others: people, stored, unread });
    if (arrived.length > 0)
      store.setState({
        announcement: { text: arrivalOf(arrived.map(({ username }) => names.get(username) ?? username)) },
      });
  } catch {
    // On failure nobody is shown, as when alone; a save reports what matters.
    store.setState({ others: [] });
  }
}

function arrivalOf(names: readonly string[]): string {
  return tn(names.length, '{names} has this page open too', '{names} have this page open too', {
    names: names.join(', '),
  });
}

function leave({ saved, session }: EditorState): void {
  if (!saved || session.kind !== 'active') return;
  // `keepalive`: the request outlives the page.
  send('page/presence', { ...refOf(saved.page), ...inRelease(), isLeaving: true }, { keepalive: true }).catch(
    () => undefined,
  );
}
