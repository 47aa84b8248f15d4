import type { ReactNode } from 'react';

/** An icon of lines in the colour of the text. */
export function LineIcon({ size = 20, fill, children }: { size?: number; fill?: 'none'; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
