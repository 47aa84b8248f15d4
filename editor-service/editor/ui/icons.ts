import { type ComponentType, createElement } from 'react';
import { LineIcon, type LineIconProps, LUCIDE } from '#site/elements/LineIcon.tsx';
import paths from './lucide.json' with { type: 'json' };

export type IconComponent = ComponentType<LineIconProps>;

const iconOf = (d: string) => (props: LineIconProps) =>
  createElement(LineIcon, { size: 24, ...LUCIDE, ...props }, createElement('path', { d }));

/** The editor's icons by their names in Lucide, each a path in `lucide.json`: the package has 1,700 more, and 40 MB. */
export const icons = Object.fromEntries(Object.entries(paths).map(([name, d]) => [name, iconOf(d)])) as Readonly<
  Record<keyof typeof paths, IconComponent>
>;
