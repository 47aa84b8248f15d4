import type { LucideIcon } from 'lucide-react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
}

/**
 * A small button that shows only an icon; its name is spoken, and shown by the browser. Where it can do no more it keeps
 * the focus: somebody may have just pressed it.
 */
export function IconButton({ icon: Icon, label, disabled, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={isPressed}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
