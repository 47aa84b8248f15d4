import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BUILT_IN_ROLES, type Role } from '#content-store/model/people/role.ts';
import { send } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../ui/Button.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { actionsColumn } from '../ui/table/RowActions.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { useRoles } from './use-roles.ts';

type RoleDraft = Omit<Role, '_id'> & { _id?: string };

const NEW_ROLE: RoleDraft = { name: '', admin: false };

/** What each built-in role may do. */
const POWERS: Record<(typeof BUILT_IN_ROLES)[number], string> = {
  admin: 'Everything',
  publisher: 'Edit, publish, unpublish and delete',
  editor: 'Edit and save; read and export submissions',
};

/** The roles that users can have and that pages can require. */
export function RolesTab() {
  const [draft, setDraft] = useState<RoleDraft | null>(null);
  const columns = useMemo(() => columnsFor(setDraft), []);
  return (
    <Tab hint="People get roles in the config settings, under Users. Pages can demand a role in their own settings.">
      <Answer query={useRoles()}>
        {(roles) => (
          <>
            {draft ? (
              <RoleForm key={draft._id ?? ''} role={draft} onDone={() => setDraft(null)} />
            ) : (
              <div>
                <Button onClick={() => setDraft(NEW_ROLE)}>
                  <Plus size={16} aria-hidden /> New role
                </Button>
              </div>
            )}
            <DataTable
              label="Roles"
              columns={columns}
              rows={roles}
              rowId={({ _id }) => _id}
              empty="There are no roles."
            />
          </>
        )}
      </Answer>
    </Tab>
  );
}

const helper = columnHelper<Role>();

function columnsFor(edit: (role: Role) => void): Columns<Role> {
  return helper.columns([
    helper.accessor('name', { header: 'Name' }),
    helper.accessor(powerOf, { id: 'may', header: 'May do' }),
    actionsColumn((original) =>
      isBuiltIn(original) ? 'Built in' : <Button onClick={() => edit(original)}>Edit {original.name}</Button>,
    ),
  ]);
}

function isBuiltIn({ _id }: Role): boolean {
  return BUILT_IN_ROLES.some((id) => id === _id);
}

function powerOf({ _id, admin }: Role): string {
  const builtIn = BUILT_IN_ROLES.find((id) => id === _id);
  if (builtIn) return POWERS[builtIn];
  return admin ? POWERS.admin : 'What pages demand it for';
}

function RoleForm({ role, onDone }: { role: RoleDraft; onDone: () => void }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(role);
  const { mutate, isPending } = useMutation({
    mutationFn: () => send('roles/save', { role: draft }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['roles'] });
      toastSuccess(workbench, 'Role Saved');
      onDone();
    },
  });
  return (
    <CardForm action="Save role" isPending={isPending} onSubmit={() => mutate()} onCancel={onDone}>
      <TextField
        label="Name"
        value={draft.name}
        isRequired
        maxLength={100}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <Checkbox label="May do everything" isChecked={draft.admin} onChange={(admin) => setDraft({ ...draft, admin })} />
    </CardForm>
  );
}
