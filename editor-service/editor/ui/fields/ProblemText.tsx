import type { ReactNode } from 'react';
import controls from './controls.module.css';

/** What is wrong with a field; renders nothing while nothing is. */
export function ProblemText({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={controls.error} id={id} role="alert">
      {children}
    </p>
  );
}
