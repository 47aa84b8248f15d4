import type { ReactNode } from 'react';

/** The blocks of a section, which the editor's canvas passes; pages show them without anything around them. */
export function Section({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
