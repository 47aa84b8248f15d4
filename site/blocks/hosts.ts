import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { ownHosts } from '#own/hosts.ts';
import { ownViews } from '#own/views.ts';
import * as builtInHosts from './built-in-hosts.ts';

const builtIn: Readonly<Record<string, AstroComponentFactory>> = builtInHosts;

/** The Astro host of a block; a block of the site folder brings its own or, if it does not hydrate, has none. */
export function hostOf(componentType: string): AstroComponentFactory | undefined {
  return (Object.hasOwn(ownViews, componentType) ? ownHosts : builtIn)[componentType];
}
