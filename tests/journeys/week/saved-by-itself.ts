import { expect, type Page } from 'playwright/test';

/** Waits until the draft has been saved, without anybody pressing Save. */
export async function savedByItself(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Top bar' });
  await expect(bar.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save page' })).not.toHaveAttribute('aria-describedby', /./);
}
