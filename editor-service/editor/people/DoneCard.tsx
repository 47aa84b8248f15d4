import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { icons } from '../ui/icons.ts';
import { Hint } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { copyText } from '../workbench/copy-text.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './DoneCard.module.css';

interface DoneCardProps {
  title: string;
  children: ReactNode;
  onDone: () => void;
}

/** The result of a form, shown until the person dismisses it. */
export function DoneCard({ title, children, onDone }: DoneCardProps) {
  return (
    <div role="status">
      <Card title={title}>
        {children}
        <ModalActions>
          <Button look="main" onClick={onDone}>
            {t('Done')}
          </Button>
        </ModalActions>
      </Card>
    </div>
  );
}

interface CopiedOnceProps {
  hint: string;
  text: string;
  /** What is copied, for the button's label: `Copy link`. */
  what: string;
}

/** A secret that is shown only now, to be copied. */
export function CopiedOnce({ hint, text, what }: CopiedOnceProps) {
  const workbench = useWorkbench();
  return (
    <>
      <Hint>{hint}</Hint>
      <p className={styles.secret}>{text}</p>
      <Button onClick={() => void copyText(workbench, what, text)}>
        <icons.Copy size={16} aria-hidden /> {t('Copy {what}', { what: what.toLowerCase() })}
      </Button>
    </>
  );
}
