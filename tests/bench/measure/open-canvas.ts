import type { Frame, Page } from 'playwright';
import { PASSWORD } from '../../editing-client.ts';

/** Logs in as "ada" at an address of the editor; the canvas, once its first block is there. */
export async function openCanvas(page: Page, address: string, timeout?: number): Promise<Frame> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  await dialog.getByLabel('Username or email').fill('ada');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  const canvas = page.locator('iframe');
  const block = canvas.contentFrame().getByRole('group', { name: /, 1 of \d+/ });
  await block.first().waitFor(timeout === undefined ? {} : { timeout });
  const frame = await (await canvas.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The editor shows no page');
  return frame;
}
