import { documents, snippetsOf } from '../docs/documents.ts';
import type { WebServerName } from './start-web-server.ts';

/** The headings of “Serve the site” whose blocks a web server runs at once. */
export const WITH_SERVICE = ['In front of the service', 'The editor'];
export const WITHOUT_SERVICE = ['Without the service'];

/** What stands for the documented addresses in a test. */
interface Stand {
  editorPort?: string;
  sitePort?: string;
}

/**
 * The blocks of “Serve the site” in the documentation, with the folder and the ports of a test in place of the documented
 * ones. Throws if one of those is not documented any more.
 */
export function documentedBlocks(
  name: WebServerName,
  headings: readonly string[],
  { editorPort, sitePort }: Stand = {},
) {
  const blocks = blocksBelow(name, headings);
  return (folder: string, port: number): string => {
    const changes = [
      ['/srv/site/dist', `${folder}/dist`],
      ...(sitePort ? [['127.0.0.1:4321', `127.0.0.1:${sitePort}`]] : []),
      ...(editorPort ? [['127.0.0.1:4000', `127.0.0.1:${editorPort}`]] : []),
      name === 'nginx' ? ['listen 80;', `listen 127.0.0.1:${port};`] : ['example.org {', `example.org:${port} {`],
    ] as [string, string][];
    return changes.reduce((text, [documented, own]) => {
      if (!text.includes(documented)) throw new Error(`“Serve the site” names no ${documented}`);
      return text.replaceAll(documented, own);
    }, blocks);
  };
}

/** The blocks of a web server below these headings, as the documents show them. */
export function blocksBelow(name: WebServerName, headings: readonly string[]): string {
  const page = documents().find(({ path }) => path.endsWith('operators/serve-the-site.md'));
  if (!page) throw new Error('The page about web servers is gone');
  const sections = page.text.split(/^## /m).filter((section) => headings.includes(section.split('\n')[0] ?? ''));
  const blocks = snippetsOf({ ...page, text: sections.join('\n') }).filter(({ language }) => language === name);
  if (blocks.length !== headings.length)
    throw new Error(`“Serve the site” has no ${name} below ${headings.join(', ')}`);
  return blocks.map(({ code }) => code).join('\n');
}

/** How many blocks of nginx and Caddy all documents have: a test runs every one of them. */
export const countBlocks = (): number =>
  documents()
    .flatMap(snippetsOf)
    .filter(({ language }) => ['nginx', 'caddy', 'Caddyfile'].includes(language)).length;
