import type { SetPreview } from '../../../contract/publishing-sets.ts';
import { Button } from '../../ui/Button.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from '../Publishing.module.css';

interface MissingApprovalsProps {
  missing: SetPreview['approvals'];
  /** The release whose versions they are. */
  release?: string;
}

/** What does not go live before it is approved, and a way to ask. */
export function MissingApprovals({ missing, release }: MissingApprovalsProps) {
  const { store } = useWorkbench();
  if (missing.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>Approval</h3>
      {missing.map(({ kind, _id, message }) => (
        <p key={`${kind} ${_id}`} className={styles.hint}>
          {message}
        </p>
      ))}
      <Button onClick={() => store.setState({ dialog: { kind: 'askReview', items: missing, release } })}>
        Ask for review…
      </Button>
    </>
  );
}
