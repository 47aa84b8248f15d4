import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

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
