import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, renderPage } from '#site/render-page.ts';
import { linkTo, type PageStyles, STYLES_FILE, stylesFor } from '../compile/page-styles.ts';
import { callOf } from '../site-folder/command-call.mjs';
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
  const styles = JSON.parse(readFileSync(join(folder, 'site', STYLES_FILE), 'utf8')) as PageStyles;
  return {
    renderPage: async (path, locals) => withStyles(await site.renderPage(path, locals), styles),
    compileId,
    clientFolder: join(folder, 'site/client'),
  };
}

/** The page with links to the styles of what it shows instead of the one that Astro writes on every page. */
function withStyles(page: RenderedPage, styles: PageStyles): RenderedPage {
  const link = linkTo(styles.link);
  const html = page.html.replace(link, () => stylesFor(page.html, styles));
  const added = html.length - page.html.length;
  return { ...page, html, main: page.main && [page.main[0] + added, page.main[1] + added] };
}

function readCompileNote(folder: string): { compileId: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { compileId: string };
  } catch (cause) {
    throw new Error(`The site is not compiled yet: run ${callOf('build')} or npm start`, { cause });
  }
}
