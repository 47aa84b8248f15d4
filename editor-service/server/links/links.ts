import type { Previews } from '../preview/start-previews.ts';
import type { Ground } from '../runtime/ground.ts';
import { linkHandlers } from './link-handlers.ts';

/** Where links lead, and what they lead to. */
export const openLinks = ({ db, environment, publicEditorUrl }: Ground, { previews }: { previews: Previews }) => ({
  calls: linkHandlers({ db, previews, environment, publicEditorUrl }),
});
