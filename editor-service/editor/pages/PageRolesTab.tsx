import { useMutation } from '@tanstack/react-query';
import { ROLE_LISTS, type RoleList } from '#content-store/model/entities/page.ts';
import type { Role } from '#content-store/model/people/role.ts';
import { useRoles } from '../people/use-roles.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { applyRoles } from './page-roles.ts';

const LISTS: Record<RoleList, string> = {
  viewerRoles: 'Required for viewing',
  editorRoles: 'Required for editing',
  publisherRoles: 'Required for publishing',
};

/** The roles the page requires; without any, site-wide permissions apply. Each tick is saved immediately. */
export function PageRolesTab() {
  return (
    <Tab hint="Only people with a ticked role, and administrators, may do this. If none is ticked, everyone may.">
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
    { header: 'Name', cell: ({ name }) => name },
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
  return <DataTable label="Roles of this page" columns={columns} rows={roles} empty="" isBusy={isPending} />;
}
