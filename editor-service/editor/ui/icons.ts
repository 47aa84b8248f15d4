import { type ComponentType, createElement } from 'react';
import { OutlineIcon, type OutlineIconProps } from '#site/elements/OutlineIcon.tsx';
import paths from './lucide.json' with { type: 'json' };

export type IconComponent = ComponentType<OutlineIconProps>;

/** The editor's icons by their names in Lucide, each a path in `lucide.json`: the package has 1,700 more, and 40 MB. */
export const icons = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    name,
    (props: OutlineIconProps) => createElement(OutlineIcon, { path, ...props }),
  ]),
) as Readonly<Record<keyof typeof paths, IconComponent>>;
