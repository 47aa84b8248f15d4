import type { Frame, Page } from 'playwright/test';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { allBlocks } from '#editor-service/editor/store/blocks/block-tree.ts';
import type { Documents } from '#editor-service/editor/store/documents/documents.ts';
import { isSame } from '#editor-service/editor/store/documents/same.ts';
import { valueAt } from '#site/fields/change-at.ts';
import { expect } from './journey.ts';

/** They begin with what used to be commands, and hold spaces and a question mark. */
export const WORDS = 'am I? So';
/** Milliseconds between two keys: as fast as the browser takes them, and as people type. */
export const SPEEDS = { fast: 0, normal: 60 } as const;
export type Speed = keyof typeof SPEEDS;

/** How often Ctrl+Z may be needed to take the words back. */
const FEW = 4;

/** What was done before the words were typed, and how fast they are. */
interface Typing {
  way: string;
  speed: Speed;
}

/** The frame of the page that is edited. */
export function frameOf(page: Page): Frame {
  const frame = page.frame({ url: (url) => url.origin === new URL(page.url()).origin && url.href !== page.url() });
  if (!frame) throw new Error('The canvas is not there');
  return frame;
}

/** Where typing should arrive: the path of the first visible text of a part of the page, a caption last; null when it has none. */
function firstTextOf(page: Page, part: string): Promise<string | null> {
  return frameOf(page).evaluate((selector) => {
    const element = document.querySelector(selector);
    const block = element?.closest('[data-block]') ?? null;
    const texts = [...(element?.querySelectorAll<HTMLElement>('[contenteditable], [data-rich-text]') ?? [])];
    const own = texts.filter((text) => text.closest('[data-block]') === block);
    const shown = own.filter((text) => text.checkVisibility({ visibilityProperty: true }));
    const [first] = [...shown.filter((text) => !text.closest('figcaption')), ...shown];
    return first?.dataset.field ?? null;
  }, part);
}

/** The documents that the editor holds. */
export async function documentsOf(page: Page): Promise<Documents> {
  const text = await page.evaluate(() => JSON.stringify(window.pagewright?.store.getState().documents));
  return JSON.parse(text) as Documents;
}

/** The block with this key; undefined when it does not exist. */
const itemIn = (documents: Documents, key: string): ContentItem | undefined =>
  allBlocks(documents).find((item) => item.key === key);

/**
 * Selects by `select` what `part` shows and types at once. Expects the words in its first text, nothing opened, and undo to
 * take the words back; without a text, nothing at all.
 */
export async function selectAndType(
  page: Page,
  { way, speed, part, select }: Typing & { part: string; select: () => Promise<unknown> },
): Promise<void> {
  const [before, field] = [await documentsOf(page), await firstTextOf(page, part)];
  await select();
  await page.keyboard.type(WORDS, { delay: SPEEDS[speed] });
  if (field === null) expect(await documentsOf(page), `${way}: nothing happens`).toEqual(before);
  else await expect.poll(() => textIn(page, part, field), { message: `${way}: ${field}` }).toContain(WORDS);
  expect(await openDialog(page), `${way}: nothing opens`).toBeNull();
  await undoUntil(page, before, way);
}

/**
 * Adds one block by `add` and types at once. Expects the words in its first text, nothing opened, and undo to take first the
 * words back, then the block.
 */
export async function addAndType(
  page: Page,
  { way, speed, add }: Typing & { add: () => Promise<unknown> },
): Promise<void> {
  const before = await documentsOf(page);
  const addedTo = (documents: Documents) => allBlocks(documents).find(({ key }) => !itemIn(before, key));
  await add();
  await page.keyboard.type(WORDS, { delay: SPEEDS[speed] });
  const added = async () => addedTo(await documentsOf(page))?.key ?? '';
  await expect.poll(added, { message: `${way}: a block is added` }).not.toBe('');
  const part = `[data-block="${await added()}"]`;
  await frameOf(page).locator(`${part}:not(:has(> [data-awaited]))`).waitFor();
  const field = await firstTextOf(page, part);
  if (field) await expect.poll(() => textIn(page, part, field), { message: `${way}: ${field}` }).toContain(WORDS);
  expect(await openDialog(page), `${way}: nothing opens`).toBeNull();
  const left = (await undoUntil(page, before, way)).map(addedTo).filter((item) => item !== undefined);
  expect(JSON.stringify(left.at(-1)), `${way}: undo first leaves the block`).not.toContain(WORDS);
}

/** Presses Ctrl+Z until the documents are these again; answers all states on the way. */
async function undoUntil(page: Page, wanted: Documents, way: string): Promise<Documents[]> {
  const states = [await documentsOf(page)];
  while (states.length <= FEW && !isSame(states.at(-1), wanted)) {
    await page.keyboard.press('ControlOrMeta+z');
    states.push(await documentsOf(page));
  }
  expect(states.at(-1), `${way}: undo takes everything back`).toEqual(wanted);
  return states;
}

/** The stored text of a field of a block, or of one of the documents. */
async function textIn(page: Page, part: string, field: string): Promise<string> {
  const documents = await documentsOf(page);
  const [, key] = /data-block="([^"]+)"/.exec(part) ?? [];
  const document = { main: documents.page, header: documents.navigation, footer: documents.footer }[part];
  return String(valueAt(key === undefined ? document : itemIn(documents, key), field));
}

const openDialog = (page: Page) => page.evaluate(() => window.pagewright?.store.getState().dialog?.kind ?? null);
