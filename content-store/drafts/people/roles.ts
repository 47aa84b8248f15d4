import { AppError } from '../../model/error.ts';
import { BUILT_IN_ROLES, type Role } from '../../model/people/role.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { transact } from '../database/transact.ts';

/** All roles, by name. */
export async function listRoles(db: Db): Promise<Role[]> {
  const rows = await db.selectFrom('roles').selectAll().orderBy('name').execute();
  return rows.map(({ id, name, admin }) => ({ _id: id, name, admin: admin === 1 }));
}

/** Adds or changes a role; built-in roles keep their rights. Throws AppError `conflict` when the name is taken. */
export function saveRole(db: Db, role: Role): Promise<Role> {
  return transact(db, async (transaction) => {
    const roles = await listRoles(transaction);
    if (roles.some(({ _id, name }) => name.toLowerCase() === role.name.toLowerCase() && _id !== role._id)) {
      throw new AppError('conflict', `A role named ${role.name} already exists`);
    }
    const isBuiltIn = BUILT_IN_ROLES.some((id) => id === role._id);
    const saved = isBuiltIn ? { ...role, admin: role._id === 'admin' } : role;
    await putRole(transaction, { id: saved._id, name: saved.name, admin: saved.admin ? 1 : 0 });
    return saved;
  });
}

const putRole = preparedUpsert('roles', { key: ['id'] });
