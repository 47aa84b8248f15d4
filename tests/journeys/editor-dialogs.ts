import type { Locator } from 'playwright/test';

/** A dialog of the editor as the state names it, and what is done in it before it is checked. */
export interface DialogState {
  dialog: { kind: string; tab?: string };
  prepare?: (dialog: Locator) => Promise<void>;
}

/** Dialogs without tabs, each as full as it gets; those of other journeys are checked there. */
export const DIALOGS: readonly DialogState[] = [
  {
    dialog: { kind: 'publish' },
    prepare: async (dialog) => {
      await dialog.locator('button:focus', { hasText: 'Publish changes' }).waitFor();
      for (const box of await dialog.getByRole('group', { name: 'Unpublished changes' }).getByRole('checkbox').all()) {
        await box.check();
      }
      await dialog.getByRole('radio', { name: 'At a set time' }).check();
      await dialog.getByLabel('Take the pages offline later').check();
    },
  },
  { dialog: { kind: 'unpublish' } },
  {
    dialog: { kind: 'share' },
    prepare: async (dialog) => {
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await dialog
        .getByRole('button', { name: /^Withdraw/ })
        .first()
        .waitFor();
    },
  },
  {
    dialog: { kind: 'pageBrowser' },
    prepare: async (dialog) => {
      await dialog.getByRole('button', { name: 'List', exact: true }).click();
      await dialog.getByRole('button', { name: 'Show Filters' }).click();
      await dialog.getByRole('grid').getByRole('checkbox').first().check();
    },
  },
  { dialog: { kind: 'newPage' } },
  { dialog: { kind: 'commands' } },
  { dialog: { kind: 'shortcuts' } },
  {
    dialog: { kind: 'library' },
    prepare: async (dialog) => {
      await dialog
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .check();
      await dialog.locator('img').nth(1).click();
      await dialog.getByLabel('Image alt text').waitFor();
    },
  },
  {
    dialog: { kind: 'replace' },
    prepare: async (dialog) => {
      await dialog.locator('input:focus').fill('side gate');
      await dialog.getByLabel('Replace with').fill('front door');
      await dialog.getByLabel('Find', { exact: true }).press('Enter');
      await dialog.getByRole('button', { name: /^Replace \d+ match/ }).waitFor();
    },
  },
];

/** Dialogs with tabs. */
export const TABBED: readonly DialogState[] = ['pageSettings', 'siteSettings', 'dashboard', 'config', 'account'].map(
  (kind) => ({
    dialog: { kind },
  }),
);
