import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { GUIDES, guideOf } from '../../site/docs/contents.ts';
import { BLOCK_PAGE, blockPage } from './block-page.ts';
import { callPages } from './call-pages.ts';
import { decisionsPage } from './decisions-page.ts';
import { doorPages } from './door-pages.ts';
import { settingsPage } from './settings-page.ts';

/** The pages that are written by hand, with their pictures. */
export const PAGES = 'site/docs/pages';

/** Pages whose text is a file of the repository. */
const FROM_FILES: Readonly<Record<string, string>> = {
  'operators/install': 'build/operate/README.md',
  'project/changelog': 'CHANGELOG.md',
  'project/contribute': 'CONTRIBUTING.md',
};

/** Files that the texts of the repository link to, and the pages that hold their content. */
const PAGE_OF_FILE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FROM_FILES).map(([slug, file]) => [file, slug])),
  '.env.example': 'operators/settings',
  'README.md': '',
  LICENSE: '',
  'site/docs/decisions': 'project/decisions',
};

/**
 * Every page of the documentation as Markdown, by file. Throws when the contents name a page that does not exist, or a page
 * is not in the contents. Reading the types for the pages of the doors takes ten seconds: tests bring others.
 */
export async function gatherPages(doors?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const texts = new Map<string, string>([
    ...callPages(),
    ...(doors ?? (await doorPages())),
    [BLOCK_PAGE, blockPage()],
    ['operators/settings', settingsPage(await readFile('.env.example', 'utf8'))],
    ['project/decisions', decisionsPage()],
  ]);
  for (const [slug, file] of Object.entries(FROM_FILES)) {
    texts.set(slug, withSiteLinks(await readFile(file, 'utf8'), file));
  }
  for await (const file of glob('**/*.md', { cwd: PAGES })) {
    const path = `${PAGES}/${file.replaceAll('\\', '/')}`;
    texts.set(slugOf(path), withSiteLinks(await readFile(path, 'utf8'), path));
  }
  requireSame(['index', ...GUIDES.flatMap(({ pages }) => pages.map(([slug]) => slug))], [...texts.keys()]);
  return new Map([...texts].map(([slug, text]) => [`${slug}.md`, tagged(slug, titled(slug, text)) + neighbours(slug)]));
}

/** The tag that the pages of a guide are imported with, by its title. */
export const tagOf = (guide: string): string => `Tag:${guide}`;

function tagged(slug: string, text: string): string {
  const guide = guideOf(slug);
  return guide ? text.replace('\n---\n', `\ntags: ${JSON.stringify([guide.title])}\n---\n`) : text;
}

function requireSame(listed: readonly string[], written: readonly string[]): void {
  const problems = [
    ...listed.filter((slug) => !written.includes(slug)).map((slug) => `${slug} is in the contents and not written`),
    ...written.filter((slug) => !listed.includes(slug)).map((slug) => `${slug} is written and not in the contents`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** A page of a file gets the title of the contents; its own first heading would be a second one. */
function titled(slug: string, text: string): string {
  if (text.startsWith('---\n')) return text;
  const title = GUIDES.flatMap(({ pages }) => pages).find(([address]) => address === slug)?.[1] ?? '';
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text.replace(/^# .*\n/, '')}`;
}

const slugOf = (path: string): string => path.slice(PAGES.length + 1).replace(/\.md$/, '');

/** Links to files of the repository lead to their pages; of a link to another file the words remain. */
function withSiteLinks(text: string, from: string): string {
  return text.replace(
    /(?<!!)\[([^\]]*)\]\((?![a-z]+:|[#/])([^)#]+)(#[^)]*)?\)/g,
    (_, words: string, to: string, id = '') => {
      const path = posix.normalize(posix.join(posix.dirname(from), to)).replace(/\/$/, '');
      const slug = path.startsWith(`${PAGES}/`) ? slugOf(path) : PAGE_OF_FILE[path];
      return slug === undefined ? words : `[${words}](/${slug}${id})`;
    },
  );
}

/** The way on, in the order of the contents. */
function neighbours(slug: string): string {
  const pages = GUIDES.flatMap(({ pages: own }) => own);
  const next = pages[pages.findIndex(([address]) => address === slug) + 1];
  return slug === 'index' || !next ? '' : `\n\n**Next:** [${next[1]}](/${next[0]})\n`;
}
