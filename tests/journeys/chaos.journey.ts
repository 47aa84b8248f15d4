import type { APIResponse, Browser, BrowserContext, Page, Route } from 'playwright/test';
import '#editor-service/editor/canvas/bridge/shell-window.ts';
import { createUser, logIn } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { ledgerText } from './ledger-text.ts';

/** A fixed seed makes every run the same. */
const SEED = 20_260_711;
const ROUNDS = 7;
/** What happens in the first rounds, so that each does: a kill, a tab that is opened again, nothing. */
const FIRST_MISCHIEFS = [1, 0, 2];
/** Milliseconds; some lines are saved by themselves before the mischief, some are not. */
const AUTOSAVE_AFTER = 150;
const SLUG = 'chaos';

interface Editor {
  name: string;
  context: BrowserContext;
  page: Page;
  /** The lines this editor wrote and the service acknowledged. */
  kept: string[];
}

// In each run: `two-autosaving-editors` (lost and repeated responses, merges), `kill-a-move` (a kill after what was
// acknowledged), `autosave` and `restore.test.ts` (tabs that are closed, or crash).
test(
  'two editors whose drafts save themselves lose and duplicate no acknowledged line, whatever happens to tabs, server and responses',
  LONG_ONLY,
  async ({ browser }) => {
    test.setTimeout(240_000);
    let product = await startProduct({ env: { DEMO: '0' } });
    const [port, sitePort] = [new URL(product.editorUrl).port, new URL(product.siteUrl).port];
    const again = () => startProduct({ folder: product.folder, env: { DEMO: '0', PORT: port, SITE_PORT: sitePort } });
    await createUser(product.folder, 'ada', 'publisher');
    await createUser(product.folder, 'ben', 'editor');
    await makePage(product);
    const roll = dice(SEED);
    const editors = [await join(browser, product, 'ada', roll), await join(browser, product, 'ben', roll)];

    for (let round = 0; round < ROUNDS; round++) {
      const editor = editors[round % 2] as Editor;
      const line = `${editor.name}-${round}`;
      await write(editor, line);
      const mischief = FIRST_MISCHIEFS[round] ?? roll(4);
      if (mischief === 0) await reopenTab(editor, product, line);
      if (mischief === 1) {
        await product.kill();
        product = await again();
      }
      await saveUntilKept(editor);
      editor.kept.push(line);
    }

    for (const { context } of editors) await context.close();
    const lines = await storedLines(product);
    for (const line of editors.flatMap(({ kept }) => kept)) {
      expect(
        lines.filter((stored) => stored === line),
        line,
      ).toHaveLength(1);
    }
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted());
    await discard(product);
  },
);

/** Opens the page as this user; save requests are randomly delayed, repeated or left without a response. */
async function join(browser: Browser, product: RunningProduct, name: string, roll: Roll): Promise<Editor> {
  const context = await browser.newContext();
  // Autosaves meet saves, kills and reopened tabs.
  await context.addInitScript((pause) => Object.assign(window, { pagewrightPause: pause }), AUTOSAVE_AFTER);
  await context.route('**/api/page/save', (route) => disturb(route, roll));
  const page = await context.newPage();
  await openEditor(page, product, `/${SLUG}`, name);
  return { name, context, page, kept: [] };
}

async function disturb(route: Route, roll: Roll): Promise<void> {
  const fate = roll(5);
  if (fate === 0) {
    // The save succeeds, but the response is lost.
    await route.fetch().catch(() => undefined);
    await respond(route, undefined);
  } else if (fate === 1) {
    const first = await route.fetch().catch(() => undefined);
    await route.fetch().catch(() => undefined);
    await respond(route, first);
  } else if (fate === 2) {
    const response = await route.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50 + roll(300)));
    await respond(route, response);
  } else await route.continue();
}

/** Answers a request, or fails it, unless the tab that sent it was closed in the meantime, or is about to be. */
async function respond(route: Route, response: APIResponse | undefined): Promise<void> {
  const page = route.request().frame().page();
  await (response ? route.fulfill({ response }) : route.abort()).catch((error: unknown) => {
    if (!page.isClosed() && !String(error).includes('has been disposed')) throw error;
  });
}

/** Adds a headline with a unique line, by the command that the canvas sends. */
async function write({ page }: Editor, line: string): Promise<void> {
  await page.evaluate(addHeadline, line);
  await expect(canvas(page).getByText(line, { exact: true })).toHaveCount(1);
}

/** Runs in the shell: adds a copy of the page's first block with this line. */
function addHeadline(line: string): void {
  const { store, edit } = window.pagewright ?? {};
  const [first] = store?.getState().documents?.page.contents ?? [];
  const item = { ...first, key: line, title: line };
  edit?.(JSON.stringify({ kind: 'addBlocks', list: { kind: 'contents' }, index: 1, items: [item] }));
}

/** Closes the tab without warning; a new tab shows what was saved by itself, and offers to restore the rest. */
async function reopenTab(editor: Editor, product: RunningProduct, line: string): Promise<void> {
  const button = editor.page.getByLabel('Save page', { exact: true });
  const isSaved = async () => (await button.getAttribute('aria-describedby')) === null;
  await expect.poll(async () => (await isSaved()) || (await ledgerText(editor.page)).includes(line)).toBe(true);
  await editor.page.close();
  editor.page = await editor.context.newPage();
  await editor.page.goto(`${product.editorUrl}/${SLUG}`);
  const dialog = editor.page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  const shown = canvas(editor.page).getByText(line, { exact: true });
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Restore' }).click({ timeout: 1000 });
    await expect(shown).toHaveCount(1, { timeout: 1000 });
  }).toPass({ intervals: [100, 200, 400], timeout: 30_000 });
}

/** Saves, retries failed saves and merges conflicts, until the service has acknowledged. */
async function saveUntilKept({ page }: Editor): Promise<void> {
  // Found by label, because everything below an open dialog loses its role.
  const button = page.getByLabel('Save page', { exact: true });
  const dialog = page.getByRole('alertdialog', { name: 'Someone else changed this page' });
  const hasChanges = async () => (await button.getAttribute('aria-describedby')) !== null;
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Merge and save' }).click({ timeout: 1000 });
    else if (await hasChanges()) await button.click({ timeout: 1000 });
    expect(await hasChanges()).toBe(false);
  }).toPass({ intervals: [100, 200, 400], timeout: 30_000 });
}

async function makePage(product: RunningProduct): Promise<void> {
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const contents = [{ componentType: 'Headline', key: 'start', title: 'Start' }];
  const page = { domainId: domain._id, slug: SLUG, header: { heading: 'Chaos' }, contents };
  await client.post('page/save', { page, collection: 'pages' });
}

/** The lines on the stored page. */
async function storedLines(product: RunningProduct): Promise<string[]> {
  const client = await logIn(product.editorUrl, 'ada');
  const page = await client.get<{ contents: { title: string }[] }>('page/load', { slug: SLUG });
  return page.contents.map(({ title }) => title).filter((title) => /^(?:ada|ben)-/.test(title));
}

type Roll = (sides: number) => number;

/** Rolls dice with a linear congruential generator (Numerical Recipes): the same numbers in every run. */
function dice(seed: number): Roll {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
