import { documents, snippetsOf } from '../docs/documents.ts';
import type { WebServerName } from './start-web-server.ts';

/**
 * The blocks of “Serve the site” in the documentation, for the site and the editor, with the folder and the ports of a
 * test in place of the documented ones. Throws if one of those is not documented any more.
 */
export function documentedBlocks(name: WebServerName, editorPort: string) {
  const page = documents().find(({ path }) => path.endsWith('operators/serve-the-site.md'));
  if (!page) throw new Error('The page about web servers is gone');
  const blocks = snippetsOf(page).filter(({ language }) => language === name);
  return (folder: string, port: number): string => {
    const changes = [
      ['/srv/site/dist', `${folder}/dist`],
      ['127.0.0.1:4000', `127.0.0.1:${editorPort}`],
      name === 'nginx' ? ['listen 80;', `listen 127.0.0.1:${port};`] : ['example.org {', `example.org:${port} {`],
    ] as [string, string][];
    return changes.reduce(
      (text, [documented, own]) => {
        if (!text.includes(documented)) throw new Error(`“Serve the site” names no ${documented}`);
        return text.replaceAll(documented, own);
      },
      blocks.map(({ code }) => code).join('\n'),
    );
  };
}
