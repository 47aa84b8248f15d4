import { readdirSync } from 'node:fs';
import type { DemoPage } from '../../demo-page.ts';

const NAMES = readdirSync(import.meta.dirname)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'block-pages')
  .sort();

const modules = await Promise.all(
  NAMES.map((name) => import(new URL(`./${name}.ts`, import.meta.url).href) as Promise<Record<string, DemoPage>>),
);

/** One page for each block: every file of this folder. */
export const blockPages = modules.flatMap((module) => Object.values(module));
