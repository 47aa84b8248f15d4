import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderPage } from '#site/render-page.ts';
import { siteFolder } from '../site-folder/site-folder.mjs';

export interface CompiledSite {
  renderPage: typeof renderPage;
  /** Changes when the compiled output changes; part of every page's trace. */
  compileId: string;
  /** The files that pages may load: scripts of islands, styles, fonts. */
  clientFolder: string;
}

/** Loads the compiled site. Throws when it is not compiled yet. */
export async function loadCompiledSite(folder = siteFolder().compiledDir): Promise<CompiledSite> {
  const { compileId } = readCompileNote(folder);
  const entry = pathToFileURL(join(folder, 'site/server/entry.mjs')).href;
  const site = (await import(entry)) as Pick<CompiledSite, 'renderPage'>;
  return { renderPage: site.renderPage, compileId, clientFolder: join(folder, 'site/client') };
}

function readCompileNote(folder: string): { compileId: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { compileId: string };
  } catch (cause) {
    throw new Error('The site is not compiled yet: run "npm run build" or "npm start"', { cause });
  }
}
