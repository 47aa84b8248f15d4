import type { LucideIcon } from 'lucide-react';
import styles from './CanvasBar.module.css';

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  isPressed?: boolean;
  onClick: () => void;
}

/** A button of the bar above the page: an icon with a name that is spoken, and shown by the browser. */
export function BarButton({ icon: Icon, label, isPressed, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
