import type { PublishableRef, SetPreview } from '../../../contract/publishing-sets.ts';
import { Button } from '../../ui/Button.tsx';
import { said, t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Publishing.module.css';

interface MissingApprovalsProps {
  missing: SetPreview['approvals'];
  chosen: readonly PublishableRef[];
}

/** What does not go live before it is approved, and a way to ask. */
export function MissingApprovals({ missing, chosen }: MissingApprovalsProps) {
  const { store } = useWorkbench();
  if (missing.length === 0) return null;
  const items = chosen
    .filter(({ _id }) => missing.some((one) => one._id === _id))
    .map(({ kind, _id }) => ({ kind, _id }));
  return (
    <>
      <h3 className={styles.heading}>{t('Approval')}</h3>
      {missing.map(({ kind, _id, message }) => (
        <p key={`${kind} ${_id}`} className={styles.hint}>
          {said(message)}
        </p>
      ))}
      <Button onClick={() => store.setState({ dialog: { kind: 'askReview', items } })}>{t('Ask for review…')}</Button>
    </>
  );
}
