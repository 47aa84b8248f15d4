import type { LucideIcon } from 'lucide-react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  isExpanded?: boolean;
  /** The id of the element it opens: when that closes, the focus inside it returns to this button. */
  opens?: string;
  onClick: () => void;
}

/**
 * A small button that shows only an icon; its label is read out, and shown as a tooltip. While disabled it keeps
 * the focus, because it may just have been pressed.
 */
export function IconButton({ icon: Icon, label, disabled, isPressed, isExpanded, opens, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      data-opens={opens}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
