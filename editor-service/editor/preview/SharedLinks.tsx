import type { SharedPreview } from '../../contract/preview.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import controls from '../ui/fields/controls.module.css';
import { copyText } from '../workbench/copy-text.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Sharing.module.css';

/** The links that are valid now, the newest first, each to be copied or withdrawn. */
export function SharedLinks({ links }: { links: readonly SharedPreview[] }) {
  if (links.length === 0) return <p className={styles.none}>No active links.</p>;
  return (
    <ul className={styles.links} aria-label="Active links">
      {links.map((link) => (
        <li key={link._id} className={styles.link}>
          <SharedLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function SharedLink({ link: { _id, page, url, createdBy, expiresAt } }: { link: SharedPreview }) {
  const workbench = useWorkbench();
  const { mutate, isPending } = useChange({
    call: () => send('previewLink/withdraw', { _id }),
    stale: ['previewLinks'],
  });
  const title = page ? page.title || `/${page.slug}` : 'The whole site';

  return (
    <>
      <p className={styles.title}>
        {title}
        <span className={styles.about}>
          by {createdBy}, until {dateAndTime(expiresAt)}
        </span>
      </p>
      <div className={controls.row}>
        <input className={controls.input} readOnly value={url} aria-label={`Link to ${title}`} />
        <Button aria-label={`Copy the link to ${title}`} onClick={() => void copyText(workbench, 'Link', url)}>
          Copy
        </Button>
        <AskingButton
          aria-label={`Withdraw the link to ${title}`}
          disabled={isPending}
          question="Withdraw link"
          text="People who have it will no longer see the draft."
          yes="Withdraw"
          onYes={mutate}
        />
      </div>
    </>
  );
}
