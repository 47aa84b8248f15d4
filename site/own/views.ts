import type { ComponentType } from 'react';

/** The views of the site folder's blocks, by `componentType`. */
export const ownViews: Readonly<Record<string, ComponentType<never>>> = {};
