import { useMutation } from '@tanstack/react-query';
import { type Page, ROLE_LISTS, type RoleList } from '#content-store/model/entities/page.ts';
import type { Role } from '#content-store/model/people/role.ts';
import { send } from '../api/client.ts';
import { useRoles } from '../people/RoleChoice.tsx';
import { applyAnswer } from '../saving/apply-answer.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import type { Workbench } from '../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

const LISTS: Record<RoleList, string> = {
  viewerRoles: t('Required for viewing'),
  editorRoles: t('Required for editing'),
  publisherRoles: t('Required for publishing'),
};

/** The roles the page requires; without any, site-wide permissions apply. Each tick is saved immediately. */
export function PageRolesTab() {
  return (
    <Tab hint={t('Only people with a ticked role, and administrators, may do this. If none is ticked, everyone may.')}>
      <Answer query={useRoles()}>{(roles) => <RoleTable roles={roles} />}</Answer>
    </Tab>
  );
}

function RoleTable({ roles }: { roles: readonly Role[] }) {
  const workbench = useWorkbench();
  const page = useEditor(({ saved }) => saved?.page);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { list: RoleList; role: string; isRequired: boolean }) => applyRoles(workbench, change),
  });
  if (!page) return null;
  const columns: Column<Role>[] = [
    { header: t('Name'), cell: ({ name }) => name },
    ...ROLE_LISTS.map((list) => ({
      header: LISTS[list],
      cell: ({ _id, name }: Role) => (
        <input
          type="checkbox"
          aria-label={`${LISTS[list]}: ${name}`}
          checked={page[list].includes(_id)}
          aria-disabled={isPending || undefined}
          onChange={(event) => !isPending && mutate({ list, role: _id, isRequired: event.target.checked })}
        />
      ),
    })),
  ];
  return <DataTable label={t('Roles of this page')} columns={columns} rows={roles} empty="" isBusy={isPending} />;
}

interface RoleChange {
  list: RoleList;
  role: string;
  isRequired: boolean;
}

/** Adds or removes a required role and saves that immediately; unsaved edits stay as they are. Throws CallFailed. */
function applyRoles({ store, inTurn }: Workbench, change: RoleChange): Promise<void> {
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
