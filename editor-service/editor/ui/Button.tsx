import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import iconStyles from './IconButton.module.css';
import type { IconComponent } from './icons.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'danger';
}

/** A button with text. While disabled it keeps the focus, because it may just have been pressed. */
export function Button({ look = 'plain', type = 'button', disabled, onClick, className, ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      aria-disabled={disabled || undefined}
      onClick={disabled ? refuse : onClick}
      {...props}
    />
  );
}

/** Enter in a text field clicks the submit button; a disabled one must not submit either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

interface IconButtonProps {
  icon: IconComponent;
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
      className={iconStyles.button}
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
