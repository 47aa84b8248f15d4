import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** The hosts of the site folder's blocks that hydrate, by `componentType`. */
export const ownHosts: Readonly<Record<string, AstroComponentFactory>> = {};
