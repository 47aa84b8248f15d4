import type { ComponentType } from 'react';

/** Fetches the view of a block of the site folder, by `componentType`; for the editor's canvas. */
export const ownViewLoaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {};
