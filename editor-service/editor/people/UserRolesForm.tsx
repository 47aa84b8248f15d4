import { useState } from 'react';
import type { User } from '#content-store/model/people/user.ts';
import { send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Edits a user's roles; they apply from that user's next call. */
export function UserRolesForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [roles, setRoles] = useState(user.roles);
  const { mutate, isPending } = useChange({
    call: () => send('roles/applyToUser', { _id: user._id, roles }),
    stale: ['users'],
    said: `Roles of ${user.username} Saved`,
    onDone,
  });
  return (
    <CardForm title={user.username} action="Save roles" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <RoleChoice chosen={roles} onChange={setRoles} />
    </CardForm>
  );
}
