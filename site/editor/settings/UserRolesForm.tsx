import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#content-store/model/user.ts';
import { toastSuccess } from '../actions/toast.ts';
import { send } from '../api/client.ts';
import { Button } from '../shell/Button.tsx';
import { ModalActions } from '../shell/dialogs/Modal.tsx';
import { useWorkbench } from '../shell/workbench-context.ts';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './Settings.module.css';

/** The roles of one person; they count from that person's next call on. */
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
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <h3 className={styles.cardTitle}>{user.username}</h3>
      <RoleChoice chosen={roles} onChange={setRoles} />
      <ModalActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="main" disabled={isPending}>
          Save roles
        </Button>
      </ModalActions>
    </form>
  );
}
