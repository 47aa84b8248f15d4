import type { Role } from '#content-store/model/people/role.ts';
import type { User } from '#content-store/model/people/user.ts';
import { Button } from '../ui/Button.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';

interface UserActions {
  manageRoles: (user: User) => void;
  /** Disables an account, or enables it again. */
  disable: (user: User) => void;
}

const helper = columnHelper<User>();

/** The columns of the users table, with the actions for each user. */
export function userColumns(roles: readonly Role[], { manageRoles, disable }: UserActions): Columns<User> {
  const nameOf = (id: string) => roles.find(({ _id }) => _id === id)?.name ?? id;
  return helper.columns([
    helper.accessor('username', { header: 'Username' }),
    helper.accessor('email', { header: 'Email' }),
    // A display column: the table caches accessor values, and the role names may load after the users.
    helper.display({
      id: 'roles',
      header: 'Roles',
      cell: ({ row: { original } }) => original.roles.map(nameOf).join(', ') || 'None: counts as editor',
    }),
    helper.accessor(statusOf, { id: 'verified', header: 'Verified' }),
    actionsColumn((original) => (
      <RowActions>
        <Button aria-label={`Manage roles of ${original.username}`} onClick={() => manageRoles(original)}>
          Manage Roles
        </Button>
        <Button
          aria-label={`${original.disabled ? 'Enable' : 'Disable'} ${original.username}`}
          look={original.disabled ? 'plain' : 'danger'}
          onClick={() => disable(original)}
        >
          {original.disabled ? 'Enable' : 'Disable'}
        </Button>
      </RowActions>
    )),
  ]);
}

/** Whether the user has set a password and may log in. */
function statusOf({ disabled, verified }: User): string {
  if (disabled) return 'Disabled';
  return verified ? 'Yes' : 'Not yet';
}
