import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reader } from '#content-store/model/published/reader.ts';
import { hashOfBytes } from '../output/hash.ts';
import { AnswerBook } from '../plan/answer-book.ts';
import { recordingReader } from '../plan/recording-reader.ts';
import { keptMain, type PresentPage } from './kept-main.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-main-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'index.html');
const HTML = '<nav>Über uns</nav><main>Soup, 🍲 and bread</main>';
const MAIN = 'Soup, 🍲 and bread';

/** Answers that a test may change. */
let answers: Record<string, string>;
const book = () => new AnswerBook({ ask: async (kind: string) => answers[kind] } as unknown as Reader);
let present: PresentPage;

beforeEach(async () => {
  writeFileSync(file, HTML);
  answers = { page: 'soup', domain: 'main', navigation: 'Über uns' };
  const { reader, frameReader, reads } = recordingReader(book());
  await frameReader.ask('navigation', { slugPrefix: '' });
  await reader.ask('page', { slug: 'soup' });
  await frameReader.ask('domain', {});
  await reader.ask('domain', {});
  const mainStart = HTML.indexOf(MAIN);
  const place = { mainStart, mainEnd: mainStart + MAIN.length };
  const trace = { address: '/soup', compileId: 'one', ...reads(), ...place, media: [] };
  present = { file, hash: hashOfBytes(HTML), trace };
});

describe('keptMain()', () => {
  it('returns the contents of <main> and the questions that the page itself asked', async () => {
    const kept = await keptMain(present, 'one', book());
    expect(kept?.html).toBe(MAIN);
    expect(kept?.reads.map(([question]) => question)).toEqual(['["page",{"slug":"soup"}]', '["domain",{}]']);
  });

  it('returns them when only an answer to the frame has changed', async () => {
    answers.navigation = 'News';
    expect((await keptMain(present, 'one', book()))?.html).toBe(MAIN);
  });

  it.each(['page', 'domain'])(
    'returns nothing when the answer to %s has changed, even if the frame asked too',
    async (kind) => {
      answers[kind] = 'other';
      expect(await keptMain(present, 'one', book())).toBeUndefined();
    },
  );

  it('returns nothing after another compile', async () => {
    expect(await keptMain(present, 'two', book())).toBeUndefined();
  });

  it('returns nothing when the file is damaged or gone', async () => {
    writeFileSync(file, HTML.replace('bread', 'bred!'));
    expect(await keptMain(present, 'one', book())).toBeUndefined();
    rmSync(file);
    expect(await keptMain(present, 'one', book())).toBeUndefined();
  });

  it('returns nothing for a file without <main>', async () => {
    const { address, compileId, reads, media } = present.trace;
    const trace = { address, compileId, reads, media };
    expect(await keptMain({ ...present, trace }, 'one', book())).toBeUndefined();
  });
});
