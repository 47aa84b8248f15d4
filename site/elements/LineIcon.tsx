import type { SVGAttributes } from 'react';

export type LineIconProps = SVGAttributes<SVGSVGElement> & { size?: number | string };

/** An icon of lines in the colour of the text. */
export function LineIcon({ size = 20, fill, ...attributes }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      {...attributes}
    />
  );
}

/** How drawings of Lucide (https://lucide.dev, ISC licence) are drawn, each as one path. */
export const LUCIDE = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
