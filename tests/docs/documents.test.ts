import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { calls } from '#editor-service/contract/calls.ts';
import { headingId } from '#site/content/page-names.ts';
import { GUIDES } from '../../site/docs/contents.ts';
import { sourceFiles } from '../rules/source-files.ts';
import { type Document, documents, snippetsOf, wordsOf } from './documents.ts';
import { DOORS } from './door-pages.ts';
import { gatherPages } from './gather-pages.ts';

const all = documents();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const withoutDoors = new Map([...DOORS.keys()].map((slug) => [slug, '']));
const pages = new Map([...(await gatherPages(withoutDoors))].map(([file, text]) => [addressOf(file), text]));

/** `operators/install.md` → `/operators/install` */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.md$|\.md$/, '')}`;
}

const idsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, words = '']) =>
    headingId(words.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '')),
  );

const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)/g;

function deadLinksOf(document: Document): string[] {
  const targets = [...wordsOf(document).matchAll(LINK)].map(([, link, picture]) => link ?? picture ?? '');
  return targets.filter((target) => !/^(?:https?|mailto):/.test(target) && !leadsSomewhere(document, target));
}

function leadsSomewhere({ path, text }: Document, target: string): boolean {
  const [place = '', id] = target.split('#');
  if (place.startsWith('/')) {
    const page = pages.get(place);
    return page !== undefined && (id === undefined || idsOf(page).includes(id));
  }
  const file = posix.join(posix.dirname(path), place);
  if (place !== '' && !existsSync(file)) return false;
  return id === undefined || idsOf(place === '' ? text : readFileSync(file, 'utf8')).includes(id);
}

describe('the documents', () => {
  test('are found', () => {
    expect(all.length).toBeGreaterThan(35);
    expect(all.flatMap(snippetsOf).length).toBeGreaterThan(40);
  });

  test.each(all.map((document) => [document.path, document] as const))('%s has no dead link', (_path, document) => {
    expect(deadLinksOf(document)).toEqual([]);
  });

  test('name scripts that exist, and “Commands” names them all', () => {
    const named = all.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
    const page = pages.get('/start/commands') ?? '';
    const ofOthers = /^(?:pre|post)|^(?:format|lint|types|unused|journeys)$/;
    expect(
      Object.keys(scripts).filter((name) => !ofOthers.test(name) && !new RegExp(`npm (?:run )?${name}\\b`).test(page)),
    ).toEqual([]);
  });

  test('name calls that exist', () => {
    const first = new Set(Object.keys(calls).map((path) => path.split('/')[0]));
    const named = all.flatMap(({ path, text }) =>
      [...text.matchAll(/`(?:(?:GET|POST) )?(?:\/api\/)?([a-z]\w+)\/([a-z]\w+)`/g)]
        .filter(([, group = '']) => first.has(group) && path.startsWith('site/docs/'))
        .map(([, group, name]) => `${group}/${name}`)
        .filter((name) => !existsSync(name)),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !Object.hasOwn(calls, path))).toEqual([]);
  });
});

describe('the settings', () => {
  const listed = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm));
  /** Read by Node, by the library of the bucket, by compose.yaml, by tests or by the site folder of the examples. */
  const OF_OTHERS =
    /^(?:NODE_ENV|ENV_FILE|AWS_\w+|POSTGRES_PASSWORD|CHROMIUM_PATH|CHAOS|TEST_\w+|LIBRARY_\w+|PAGEWRIGHT_\w+|ASTRO_\w+|NODE_COMPILE_CACHE|PATH)$/;

  test('of the documents are in .env.example', () => {
    const named = all.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w$./-])([A-Z]{2,}(?:_[A-Z]+)+)(?=[`=\s,.;:)])/g)].map(([, name = '']) => ({
        path,
        name,
      })),
    );
    expect(named.filter(({ name }) => !listed.has(name) && !OF_OTHERS.test(name))).toEqual([]);
  });

  test('of .env.example are read by the product, and what it reads is in .env.example', () => {
    const code = sourceFiles()
      .filter(({ path }) => !/^tests\/|^site\/examples\/|\.test\.tsx?$|\/testing\//.test(path))
      .map(({ text }) => text)
      .join('\n');
    expect([...listed].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
    const read = new Set(
      [...code.matchAll(/\b(?:process\.env|variables|env)\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
    );
    expect(read.size).toBeGreaterThan(5);
    expect([...read].filter((name) => !listed.has(name) && !OF_OTHERS.test(name))).toEqual([]);
  });
});

test('gatherPages() gives each page of the contents its title', () => {
  expect(pages.size).toBe(1 + GUIDES.flatMap(({ pages: own }) => own).length);
  for (const [address, text] of pages)
    expect(parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? ''), address).toMatchObject({ title: expect.any(String) });
});
