import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestCompany, type TestCompany } from '#editor-service/server/testing/test-company.ts';
import { discard, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { violations } from './axe.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

let company: TestCompany;
let product: RunningProduct;

test.beforeAll(async () => {
  company = await startTestCompany();
  const folder = await makeFolder();
  const { issuer, secret, clientId } = company.company;
  await writeFile(join(folder, 'secret'), `${secret}\n`);
  const roles = { chiefs: 'admin' };
  const settings = { id: 'example', title: 'Example Ltd', issuer, clientId, secretFile: 'secret', roles };
  await writeFile(join(folder, 'companies.yaml'), JSON.stringify([{ ...settings, domains: ['example.org'] }]));
  product = await startProduct({ folder, env: { DEMO: '0', OIDC_PROVIDERS: join(folder, 'companies.yaml') } });
  company.open(product.editorUrl);
});
test.afterAll(async () => {
  await discard(product);
  await company.close();
});

/** The company was asked last more than a minute ago. */
async function minutesLater() {
  await using db = await openDatabase(databaseIn(join(product.folder, 'data')));
  await db.updateTable('companySessions').set({ askedAt: '2026-01-01T00:00:00.000Z' }).execute();
}

/** People logged in more than half an hour ago. */
async function hourLater() {
  await using db = await openDatabase(databaseIn(join(product.folder, 'data')));
  await db.updateTable('sessions').set({ provedAt: '2026-01-01T00:00:00.000Z' }).execute();
}

const rightsIn = (page: Page) => page.evaluate(async () => (await fetch('/api/user/loadRights')).json());

// In each run: `server/people/company/company-log-in.test.ts`, at a provider of its own, and `company.test.tsx`.
test(
  'a person comes in by their company, with the rights of a group, until it is taken away',
  LONG_ONLY,
  async ({ page }) => {
    const ann = { email: 'ann@example.org', email_verified: true, name: 'Ann' };
    company.people.set('1', { ...ann, groups: ['chiefs'] });
    company.state.who = { subject: '1' };
    await page.goto(product.editorUrl);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const button = page.getByRole('button', { name: 'Log in with Example Ltd' });
    await expect(button).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('tab', { name: 'Passkeys and codes' }).click();
    await expect(page.getByText('You log in with Example Ltd.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'People and domains' }).click();
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page.getByRole('table', { name: 'Users' }).getByText('Company')).toBeVisible();

    // Half an hour later: what is dangerous goes on by itself after another log-in at the company, and the session does, too.
    await hourLater();
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByLabel('Email').fill('ben@example.net');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const opened = page.waitForEvent('popup');
    await confirm.getByRole('button', { name: 'Log in with Example Ltd' }).click();
    const popup = await opened;
    await expect(popup.getByText('Thank you. You can close this window and go on.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await minutesLater();
    await popup.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('ben has been invited')).toBeVisible();
    await expect(confirm).toBeHidden();

    expect(await rightsIn(page)).toMatchObject({ isAdmin: true });

    company.people.set('1', { ...ann, groups: [] });
    await minutesLater();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Select component' })).toBeVisible();
    expect(await rightsIn(page)).toMatchObject({ isAdmin: false });
  },
);
