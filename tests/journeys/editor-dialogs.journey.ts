import type { Locator, Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser, logIn } from '../editing-client.ts';
import { IS_LONG } from '../run/long-form.ts';
import { violationsIn } from './axe.ts';
import { DIALOGS, type DialogState, TABBED } from './editor-dialogs.ts';
import { expect, openEditor, test } from './journey.ts';
import { hiddenStops } from './tab-through.ts';

const SELECTOR = '[role="dialog"]:not([data-nested-dialog-open]), [role="alertdialog"]';

/** What depends on layout and colours; component tests look for the rest. */
const SEEN = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** An eighth of the dialogs and of the tabs in the short form; component tests show and check each. */
const isShown = (_part: unknown, index: number): boolean => IS_LONG || index % 8 === 0;

test('every dialog of the editor can be read and pressed, light and dark', async ({ page, product }) => {
  test.setTimeout(180_000);
  await createUser(product.folder, 'inspector', 'admin'); // for domains, roles and activity
  const { get, post } = await logIn(product.editorUrl, 'ada');
  const about = await get<{ header: object }>('page/load', { slug: 'about', domainId: DOMAIN_ID });
  await post('page/save', { page: { ...about, header: { ...about.header, heading: 'By the side gate' } } });
  await openEditor(page, product, '/about', 'inspector');

  for (const [index, state] of DIALOGS.filter(isShown).entries()) {
    await opener(page).focus();
    const dialog = await open(page, state);
    await expectNone(page, state.dialog.kind, IS_LONG || index === 0);
    await close(page, dialog, state);
  }
  for (const state of TABBED) {
    await opener(page).focus();
    const dialog = await open(page, state);
    for (const [index, tab] of (await dialog.getByRole('tab').all()).filter(isShown).entries()) {
      await tab.click();
      await expectNone(page, `${state.dialog.kind}, ${await tab.textContent()}`, IS_LONG || index === 0);
    }
    await close(page, dialog, state);
  }

  // On a phone, tables are cards.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { dialog: { kind: 'dashboard', tab: 'Sitemap' } });
  await expectNone(page, 'dashboard on a phone', IS_LONG);
  await post('page/save', { page: { ...about, revision: undefined } }); // as the journeys after this one know it
});

async function open(page: Page, { dialog, prepare }: DialogState) {
  await page.evaluate(`window.pagewright.store.setState({ dialog: ${JSON.stringify(dialog)} })`);
  const shown = page.locator(SELECTOR);
  await expect(shown).toBeVisible();
  await prepare?.(shown);
  return shown;
}

/** Closes a dialog by keyboard; in the long form after a walk through it. The focus is where it was before. */
async function close(page: Page, dialog: Locator, { dialog: { kind } }: DialogState): Promise<void> {
  if (IS_LONG) expect(await hiddenStops(page), `stops in ${kind}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog, kind).toBeHidden();
  await expect(opener(page), `after ${kind}`).toBeFocused();
}

/** Any button around the page stands for what opens a dialog. */
const opener = (page: Page) => page.getByRole('button', { name: 'Select component' });

/**
 * In the dark only colours differ, which are the theme's (`rules/theme-contrast` holds them), so the short form looks at the
 * first of them, and at those with tabs, in the dark.
 */
async function expectNone(page: Page, where: string, isDarkToo: boolean): Promise<void> {
  await expect(page.locator(SELECTOR).getByText('Loading…'), where).toHaveCount(0);
  expect(await violationsIn(page, SELECTOR, SEEN), where).toEqual([]);
  if (!isDarkToo) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, SELECTOR, ['color-contrast']), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
