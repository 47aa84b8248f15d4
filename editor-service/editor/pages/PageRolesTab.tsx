import { useMutation } from '@tanstack/react-query';
import { ROLE_LISTS, type RoleList } from '#content-store/model/entities/page.ts';
import type { Role } from '#content-store/model/people/role.ts';
import { useRoles } from '../people/use-roles.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import tables from '../ui/table/DataTable.module.css';
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
  return (
    <div className={tables.frame}>
      <table className={tables.table} aria-label="Roles of this page" aria-busy={isPending}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {ROLE_LISTS.map((list) => (
              <th key={list} scope="col">
                {LISTS[list]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ _id, name }) => (
            <tr key={_id}>
              <th scope="row">{name}</th>
              {ROLE_LISTS.map((list) => (
                <td key={list} data-label={LISTS[list]}>
                  <input
                    type="checkbox"
                    aria-label={`${LISTS[list]}: ${name}`}
                    checked={page[list].includes(_id)}
                    aria-disabled={isPending || undefined}
                    onChange={(event) => !isPending && mutate({ list, role: _id, isRequired: event.target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
