import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '#content-store/model/people/role.ts';
import type { User } from '#content-store/model/people/user.ts';
import { ask, send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

/** A checkbox for each role. */
export function RoleChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  return (
    <LabelledGroup label="Roles" help="People without a role can edit and save, but not publish.">
      <Answer query={useRoles()}>
        {(roles) =>
          roles.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              value={chosen.includes(_id)}
              onChange={(isChecked) => onChange(isChecked ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
            />
          ))
        }
      </Answer>
    </LabelledGroup>
  );
}

/** Edits a user's roles; they apply from that user's next call. */
export function UserRolesForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [roles, setRoles] = useState(user.roles);
  const { mutate, isPending } = useChange({
    call: () => send('roles/applyToUser', { _id: user._id, roles }),
    said: `Roles of ${user.username} Saved`,
    onDone,
  });
  return (
    <CardForm title={user.username} action="Save roles" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <RoleChoice chosen={roles} onChange={setRoles} />
    </CardForm>
  );
}

/** All roles, by name. */
export function useRoles(): UseQueryResult<Role[]> {
  return useQuery({ queryKey: ['roles'], queryFn: async () => (await ask('roles/list', {})).roles });
}
