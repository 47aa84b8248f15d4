import { expect, type Locator, type Page } from 'playwright/test';

/** Presses of Tab after which a control counts as out of reach. */
const MAX_TABS = 60;

/**
 * An editor's hands: each click, key, typed text and choice counts as one action. Without a pointer, what is clicked is
 * reached by Tab, and each Tab counts.
 */
export class Hand {
  actions = 0;
  readonly page: Page;
  readonly hasPointer: boolean;

  constructor(page: Page, hasPointer: boolean) {
    this.page = page;
    this.hasPointer = hasPointer;
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    if (this.hasPointer) {
      this.actions += 1;
      return target.click();
    }
    await this.reach(target);
    await this.key('Enter');
  }

  async key(name: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      this.actions += 1;
      await this.page.keyboard.press(name);
    }
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  /** Replaces what a field says. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.focus(target);
    await this.key('ControlOrMeta+a');
    await this.type(text);
  }

  /** Ticks a box or chooses a radio button. */
  async check(target: Locator): Promise<void> {
    await target.waitFor();
    if (this.hasPointer) {
      this.actions += 1;
      return target.check();
    }
    if (!(await target.and(this.page.getByRole('radio')).count())) {
      await this.reach(target);
      return this.key('Space');
    }
    const group = target.locator('xpath=ancestor::fieldset[1]');
    await this.reach(group.getByRole('radio'), 'Shift+Tab');
    while (!(await target.isChecked())) await this.key('ArrowDown');
  }

  /** Ctrl+K, a few letters, Enter. Both hands may use it. */
  async go(letters: string, option: string | RegExp): Promise<void> {
    await this.key('ControlOrMeta+k');
    const palette = this.page.getByRole('dialog', { name: 'Go to' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await this.type(letters);
    await palette.getByRole('option', { name: option, selected: true }).waitFor();
    await this.key('Enter');
  }

  /** Puts the focus on a control. A focus that is there already costs nothing. */
  async focus(target: Locator): Promise<void> {
    await target.waitFor();
    if (await hasFocus(target)) return;
    if (!this.hasPointer) return this.reach(target);
    this.actions += 1;
    await target.click();
  }

  /** Selects the first block of the page: by the skip link. */
  async skipToPage(): Promise<void> {
    await this.reach(this.page.getByRole('button', { name: 'Skip to the page' }));
    await this.key('Enter');
  }

  /** Tabs to a control. */
  async reach(target: Locator, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await hasFocus(target)) return;
      await this.key(tab);
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }
}

/** Whether the focus is on one of these, or inside. */
const hasFocus = (targets: Locator): Promise<boolean> =>
  targets.evaluateAll((elements) =>
    elements.some((element) => {
      const root = element.getRootNode() as Document | ShadowRoot;
      return element.contains(root.activeElement) && element.ownerDocument.hasFocus();
    }),
  );
