import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AccountButton.module.css';

/** One's initial; leads to one's own account. */
export function AccountButton() {
  const { store } = useWorkbench();
  const session = useEditor((state) => state.session);
  if (session.kind === 'loggedOut') return null;
  return (
    <button
      type="button"
      className={styles.account}
      aria-label="My account"
      title={`My account: ${session.username}`}
      onClick={() => store.setState({ dialog: { kind: 'account' } })}
    >
      {session.username.charAt(0).toUpperCase()}
    </button>
  );
}
