import { Copy } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { copyText } from '../workbench/copy-text.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './CopiedOnce.module.css';

interface CopiedOnceProps {
  hint: string;
  text: string;
  /** What it is, for the button. */
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
        <Copy size={16} aria-hidden /> Copy {what.toLowerCase()}
      </Button>
    </>
  );
}
