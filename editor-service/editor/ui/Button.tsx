import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'danger';
}

/** A button with words on it. While it can do nothing it says so and keeps the focus: somebody may have just pressed it. */
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

/** Enter in a text field presses the button that submits; that does not happen either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
