import type { SVGAttributes } from 'react';

export type OutlineIconProps = Omit<SVGAttributes<SVGSVGElement>, 'path'> & { size?: number | string };

/** A drawing of Lucide (https://lucide.dev, ISC licence) as one path, 24 by 24, in the colour of the text. */
export function OutlineIcon({ path, size = 24, ...attributes }: OutlineIconProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );
}
