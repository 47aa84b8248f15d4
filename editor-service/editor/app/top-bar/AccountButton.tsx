import { useNameOf } from '../../ui/person/names.ts';
import { Initials } from '../../ui/person/Person.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AccountButton.module.css';

/** One's initials; lead to one's own account. */
export function AccountButton() {
  const { store } = useWorkbench();
  const nameOf = useNameOf();
  const session = useEditor((state) => state.session);
  if (session.kind === 'loggedOut') return null;
  return (
    <button
      type="button"
      className={styles.account}
      aria-label={t('My account')}
      title={t('My account: {username}', { username: nameOf(session.username) })}
      onClick={() => store.setState({ dialog: { kind: 'account' } })}
    >
      <Initials username={session.username} />
    </button>
  );
}
