import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'danger';
}

/** A button with words on it. */
export function Button({ look = 'plain', type = 'button', className, ...props }: ButtonProps) {
  return (
    <button type={type} className={[styles.button, styles[look], className].filter(Boolean).join(' ')} {...props} />
  );
}
