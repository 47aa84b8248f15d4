import type { ComponentType } from 'react';

/** The headers of the site folder, by `headerType`. */
export const ownHeaders: Readonly<Record<string, ComponentType<never>>> = {};
