import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#content-store/model/people/user.ts';
import { send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Edits a user's roles; they apply from that user's next call. */
export function UserRolesForm({ user, onDone }: { user: User; onDone: () => void }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [roles, setRoles] = useState(user.roles);
  const { mutate, isPending } = useMutation({
    mutationFn: () => send('roles/applyToUser', { _id: user._id, roles }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['users'] });
      toastSuccess(workbench, `Roles of ${user.username} Saved`);
      onDone();
    },
  });
  return (
    <CardForm
      title={user.username}
      action="Save roles"
      isPending={isPending}
      onSubmit={() => mutate()}
      onCancel={onDone}
    >
      <RoleChoice chosen={roles} onChange={setRoles} />
    </CardForm>
  );
}
