import { createHash } from 'node:crypto';
import { marked } from 'marked';
import { parse } from 'yaml';
import type { SiteDocument } from '#site/fields/site-content.ts';
import { content } from '../../site/demo/content/content.ts';
import { blockPages } from '../../site/demo/content/pages/blocks/block-pages.ts';
import { sections } from '../../site/demo/content/sections.ts';
import { anchorOf, BLOCK_PAGE } from './block-page.ts';

/** The page of blocks with its examples as blocks, made from its Markdown, and the pictures and sections that they show. */
export function blockPageDocuments(markdown: string, domainId: string, tag: string): SiteDocument[] {
  const { title } = parse(/^---\n(.*?)\n---\n/s.exec(markdown)?.[1] ?? '') as { title: string };
  const page = {
    ...{ _id: 'reference-blocks', domainId, slug: BLOCK_PAGE, title, headerType: 'HeaderOne' },
    header: { heading: title },
    contents: contentsOf(markdown, tag),
  };
  const shown = JSON.stringify(page);
  const pictures = content().images.filter(({ _id }) => shown.includes(`"imageId":"${_id}"`));
  return [
    ...pictures.map((picture) => ({ collection: 'images', document: imageOf(picture) })),
    ...sections.map((section) => ({ collection: 'sections', document: homeward({ ...section, domainId }, tag) })),
    { collection: 'pages', document: page },
  ];
}

function imageOf({ _id, name, alt, artwork }: ReturnType<typeof content>['images'][number]) {
  const drawing = Buffer.from(artwork());
  const [width, height] = Array.from(drawing.toString().matchAll(/ (?:width|height)="(\d+)"/g), ([, size]) =>
    Number(size),
  );
  const hash = createHash('sha256').update(drawing).digest('hex');
  return { ...{ _id, hash, ext: 'svg', width, height, name, alt }, data: drawing.toString('base64') };
}

/** The words of a block are its anchor. */
function contentsOf(markdown: string, tag: string): object[] {
  const [introduction = '', ...parts] = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/<!-- (block|example) (\w+) -->/);
  const words = (text: string, key: string) => ({
    ...{ componentType: 'RichText', key, text: marked.parse(text, { async: false }) },
  });
  const contents: object[] = [words(introduction, 'introduction')];
  for (let index = 0; index < parts.length; index += 3) {
    const [kind = '', name = '', text = ''] = parts.slice(index, index + 3);
    if (kind === 'block') contents.push({ ...words(text, `about-${name}`), id: anchorOf(name) });
    else contents.push(...exampleOf(name, tag), words(text, `fields-${name}`));
  }
  return contents;
}

/** What the demo's page of a block shows, up to the first block of the kind. */
function exampleOf(componentType: string, tag: string): object[] {
  const contents = blockPages.find(({ slug }) => slug === `blocks/${unitOf(componentType)}`)?.contents ?? [];
  const last = contents.findIndex((block) => block.componentType === componentType);
  if (last === -1) throw new Error(`The demo has no example of ${componentType}`);
  return homeward(contents.slice(0, last + 1), tag);
}

/** The same for another site: its links lead home, its lists to the pages with a tag. */
function homeward<Value extends object>(value: Value, tag: string): Value {
  const text = JSON.stringify(value, (_, inner) => (isFilter(inner) ? { include: [tag], limit: 4 } : inner));
  return JSON.parse(text.replaceAll(/(?<=href(?:":"|=\\"))\/[^"\\]*/g, '/'));
}

const isFilter = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['include', 'exclude', 'selected'].some((name) => name in value);

/** `CtaBlock` → `cta-block` */
const unitOf = (componentType: string): string => componentType.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
