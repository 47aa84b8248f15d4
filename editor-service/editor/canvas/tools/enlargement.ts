import type { EditorState, ReadableStore } from '../../store/state/editor-state.ts';

/** How much tools on the page are enlarged, so that they keep their size where the page is scaled down. */
export const enlargement = ({ scale }: Pick<EditorState, 'scale'>): number => 1 / scale;

/** Tells the styles of tools and outlines how much to enlarge, as `--pw-enlarged`. Returns a stop function. */
export function keepToolsLarge(store: ReadableStore, root: HTMLElement): () => void {
  const tell = () => {
    const enlarged = enlargement(store.getState());
    if (enlarged === 1) root.style.removeProperty('--pw-enlarged');
    else root.style.setProperty('--pw-enlarged', `${enlarged}`);
  };
  tell();
  return store.subscribe((state, previous) => state.scale !== previous.scale && tell());
}
