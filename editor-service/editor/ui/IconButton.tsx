import type { LucideIcon } from 'lucide-react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  /** The id of what it opens: what had the focus there leaves it here when that closes. */
  opens?: string;
  onClick: () => void;
}

/**
 * A small button that shows only an icon; its name is spoken, and shown by the browser. Where it can do no more it keeps
 * the focus: somebody may have just pressed it.
 */
export function IconButton({ icon: Icon, label, disabled, isPressed, opens, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={isPressed}
      data-opens={opens}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
