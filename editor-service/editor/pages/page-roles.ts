import type { Page, RoleList } from '#content-store/model/entities/page.ts';
import { send } from '../api/client.ts';
import { applyAnswer } from '../saving/apply-answer.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import type { Workbench } from '../workbench/workbench.ts';

interface RoleChange {
  list: RoleList;
  role: string;
  isRequired: boolean;
}

/** Adds or removes a required role and saves that immediately; unsaved edits stay as they are. Throws CallFailed. */
export function applyRoles({ store, inTurn }: Workbench, change: RoleChange): Promise<void> {
  return inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    const { page } = saved;
    const answer = await send('roles/applyToPage', {
      page: { _id: page._id },
      collection: collectionOf(page),
      roles: demanded(page, change),
    });
    applyAnswer(store, 'page', page, answer);
  });
}

/** Every role the page requires for anything, after the change. */
export function demanded(page: Pick<Page, RoleList>, { list, role, isRequired }: RoleChange) {
  const others = page[list].filter((id) => id !== role);
  const after = { ...page, [list]: isRequired ? [...others, role] : others };
  const ids = new Set([...after.viewerRoles, ...after.editorRoles, ...after.publisherRoles]);
  return [...ids].map((_id) => ({
    _id,
    level: {
      viewer: after.viewerRoles.includes(_id),
      editor: after.editorRoles.includes(_id),
      publisher: after.publisherRoles.includes(_id),
    },
  }));
}
