import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BUILT_IN_ROLES, type Role } from '#content-store/model/people/role.ts';
import type { User } from '#content-store/model/people/user.ts';
import { ask, send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

/** What each built-in role may do. */
const POWERS: Record<(typeof BUILT_IN_ROLES)[number], string> = {
  admin: t('Everything'),
  publisher: t('Edit, publish, unpublish and delete'),
  editor: t('Edit and save; read and export submissions'),
};

export const builtIn = ({ _id }: Role) => BUILT_IN_ROLES.find((id) => id === _id);

/** What a user with this role may do, in one line. */
export function powerOf(role: Role): string {
  const id = builtIn(role);
  if (id) return POWERS[id];
  return role.admin ? POWERS.admin : t('Only on pages that require this role');
}

/** A checkbox for each role, with what it allows. */
export function RoleChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  return (
    <LabelledGroup label={t('Roles')} help={t('With none, people can edit and save, but not publish.')}>
      <Answer query={useRoles()}>
        {(roles) =>
          roles.map((role) => (
            <Checkbox
              key={role._id}
              label={role.name}
              help={powerOf(role)}
              value={chosen.includes(role._id)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...chosen, role._id] : chosen.filter((id) => id !== role._id))
              }
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
    said: t('Roles of {username} Saved', { username: user.username }),
    onDone,
  });
  return (
    <CardForm title={user.username} action={t('Save roles')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <RoleChoice chosen={roles} onChange={setRoles} />
    </CardForm>
  );
}

/** All roles, by name. */
export const rolesQuery = { queryKey: ['roles'], queryFn: async () => (await ask('roles/list', {})).roles };

export const useRoles = (): UseQueryResult<Role[]> => useQuery(rolesQuery);
