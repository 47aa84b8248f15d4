import type { ComponentType } from 'react';

/** Loads the view of a site folder's block, by `componentType`; for the editor's canvas. */
export const ownViewLoaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {};
