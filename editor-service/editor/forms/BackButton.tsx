import { Button } from '../ui/Button.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import styles from './Forms.module.css';

interface BackButtonProps {
  /** The name of the open panel. */
  title: string;
  onBack: () => void;
}

/** Returns from a panel to its form; gets the focus when the panel opens. */
export function BackButton({ title, onBack }: BackButtonProps) {
  return (
    <div className={styles.heading}>
      <Button ref={focusElement} onClick={onBack}>
        <icons.ArrowLeft size={16} aria-hidden /> {t('Back to form')}
      </Button>
      <h3 className={styles.title}>{title}</h3>
    </div>
  );
}
