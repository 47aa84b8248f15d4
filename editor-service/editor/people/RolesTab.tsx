import { useState } from 'react';
import type { Role } from '#content-store/model/people/role.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { builtIn, powerOf, useRoles } from './RoleChoice.tsx';

type RoleDraft = Omit<Role, '_id'> & { _id?: string };

const NEW_ROLE: RoleDraft = { name: '', admin: false };

/** The roles that users can have and that pages can require. */
export function RolesTab() {
  const [draft, setDraft] = useState<RoleDraft | null>(null);
  const columns: Column<Role>[] = [
    { header: t('Name'), cell: ({ name }) => name },
    { header: t('May do'), cell: powerOf },
    actionsColumn((role) =>
      builtIn(role) ? (
        t('Built in')
      ) : (
        <Button aria-label={t('Edit {name}', { name: role.name })} onClick={() => setDraft(role)}>
          {t('Edit')}
        </Button>
      ),
    ),
  ];
  return (
    <Tab hint={t('Assign roles to people under Users. A page can require a role in its own settings.')}>
      <Answer query={useRoles()}>
        {(roles) => (
          <>
            {draft ? (
              <RoleForm key={draft._id ?? ''} role={draft} onDone={() => setDraft(null)} />
            ) : (
              <div>
                <Button onClick={() => setDraft(NEW_ROLE)}>
                  <icons.Plus size={16} aria-hidden /> {t('New role')}
                </Button>
              </div>
            )}
            <DataTable label={t('Roles')} columns={columns} rows={roles} empty={t('No roles.')} />
          </>
        )}
      </Answer>
    </Tab>
  );
}

function RoleForm({ role, onDone }: { role: RoleDraft; onDone: () => void }) {
  const [draft, field] = useDraft(role);
  const { mutate, isPending } = useChange({
    call: () => send('roles/save', { role: draft }),
    said: t('Role saved'),
    onDone,
  });
  return (
    <CardForm action={t('Save role')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label={t('Name')} required maxLength={100} {...field('name')} />
      <Checkbox label={t('Can do everything')} {...field('admin')} />
    </CardForm>
  );
}
