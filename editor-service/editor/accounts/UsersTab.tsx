import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User } from '#content-store/model/people/user.ts';
import { ask, send } from '../api/client.ts';
import { isRefused } from '../api/is-refused.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../ui/Button.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { InviteForm } from './InviteForm.tsx';
import { UserRolesForm } from './UserRolesForm.tsx';
import { useRoles } from './use-roles.ts';
import { userColumns } from './user-columns.tsx';

type Open = { kind: 'table' } | { kind: 'invite' } | { kind: 'roles'; user: User };

/** The users and their roles. */
export function UsersTab() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const users = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}) });
  const roles = useRoles();
  const [open, setOpen] = useState<Open>({ kind: 'table' });
  const close = () => setOpen({ kind: 'table' });

  const { mutate: disable } = useMutation({
    mutationFn: ({ _id, disabled }: User) => send('user/disable', { _id, disabled: !disabled }),
    onSuccess: async ({ username, disabled }) => {
      await queries.invalidateQueries({ queryKey: ['users'] });
      toastSuccess(workbench, disabled ? `${username} can no longer log in` : `${username} can log in again`);
    },
  });

  const columns = useMemo(
    () => userColumns(roles.data ?? [], { manageRoles: (user) => setOpen({ kind: 'roles', user }), disable }),
    [roles.data, disable],
  );

  return (
    <Tab>
      {open.kind === 'table' && !isRefused(users.error) && (
        <div>
          <Button onClick={() => setOpen({ kind: 'invite' })}>
            <UserPlus size={16} aria-hidden /> Invite User
          </Button>
        </div>
      )}
      {open.kind === 'invite' && <InviteForm onDone={close} />}
      {open.kind === 'roles' && <UserRolesForm key={open.user._id} user={open.user} onDone={close} />}
      <Answer query={users}>
        {(answer) => (
          <DataTable
            label="Users"
            columns={columns}
            rows={answer.users}
            rowId={({ _id }) => _id}
            empty="Nobody can log in yet."
          />
        )}
      </Answer>
    </Tab>
  );
}
