import { expect, type Locator, type Page } from 'playwright/test';
import type { Field } from '#content-store/model/fields/field.ts';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { type TagFilter, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { isSame } from '#editor-service/editor/store/documents/same.ts';
import { valueAt } from '#site/fields/change-at.ts';

const MAX_TABS = 300;
/** Tabs after which the target is resolved again, in case React has replaced it. */
const CHECK_EVERY = 10;
const LONG = 40;
/** Typed into the closed select of orders to choose one. */
const SORT_BEGINNINGS = {
  'a-z': 'Title (A',
  'z-a': 'Title (Z',
  earliest: 'Publish Date (e',
  latest: 'Publish Date (l',
};

/** An author without a pointer: every control is reached with Tab before use. */
export class KeyboardAuthor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reaches a control and presses Enter. */
  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.key('Enter');
  }

  /** Reaches a field and replaces its content. */
  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.key('ControlOrMeta+a');
    if (text === '') await this.key('Delete');
    else await this.type(text);
  }

  /** Types; a long text is inserted at once, as by dictation. */
  async type(text: string): Promise<void> {
    if (text.length < LONG) await this.#page.keyboard.type(text);
    else await this.#page.keyboard.insertText(text);
  }

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name);
  }

  /** Presses Tab until the focus is on a control, or inside a group; Shift and Tab if that stands above the focus. */
  async reach(target: Locator): Promise<void> {
    // Resolved once: searching a long page for a role costs more than a key press.
    let element = await target.elementHandle();
    const by = (await element?.evaluate(standsAbove)) ? 'Shift+Tab' : 'Tab';
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const focus = await element?.evaluate((one) => one.isConnected && one.contains(document.activeElement));
      if (focus) return;
      await this.key(by);
      if (tabs % CHECK_EVERY === 0) element = await target.elementHandle();
    }
    throw new Error(`${by} does not reach ${await target.evaluate((element) => element.outerHTML)}`);
  }

  /** Chooses a radio button of a group: the group is a single tab stop, and arrow keys move within it. */
  async choose(group: Locator, which: string | number): Promise<void> {
    const radios = group.getByRole('radio');
    const wanted = typeof which === 'number' ? radios.nth(which) : group.getByLabel(which);
    await this.reach(group);
    for (let steps = await radios.count(); steps > 0 && !(await wanted.isChecked()); steps -= 1) {
      await this.key('ArrowRight');
    }
  }

  /** Fills in the fields that differ from `present`, in order. */
  async fill(scope: Locator, fields: readonly Field[], present: unknown, wanted: unknown): Promise<void> {
    for (const field of fields) {
      const value = valueAt(wanted, field.path);
      const before = valueAt(present, field.path);
      if (!isSame(before, value)) await this.#set(scope, field, value, before);
    }
  }

  async #set(scope: Locator, field: Field, value: unknown, before: unknown): Promise<void> {
    const labelled = scope.getByLabel(field.label, { exact: true });
    const group = scope.getByRole('group', { name: field.label, exact: true });
    switch (field.kind) {
      case 'text':
        return this.write(labelled, String(value));
      case 'richText':
        return this.#writeParagraphs(labelled, String(value));
      case 'link':
        return this.#setLink(group, value);
      case 'image':
        return this.#choosePicture(group, value);
      case 'toggle':
        await this.reach(labelled);
        return this.key('Space');
      case 'colour':
        return this.choose(group, field.colours.map(String).indexOf(String(value)));
      case 'tagFilter':
        return this.#setFilter(group, value);
      case 'list':
        return this.#fillList(group, field, value as unknown[], before);
      default:
        throw new Error(`KeyboardAuthor does not support ${field.kind} fields`);
    }
  }

  async #writeParagraphs(target: Locator, markup: string): Promise<void> {
    const texts = markup.slice('<p>'.length, -'</p>'.length).split('</p><p>');
    await this.reach(target);
    await this.key('ControlOrMeta+a');
    await this.key('Delete');
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.key('Enter');
      await this.type(text);
    }
  }

  async #setLink(group: Locator, value: unknown): Promise<void> {
    const link = linkSchema.parse(value);
    await this.write(group.getByLabel('Link text'), link.text);
    await this.write(group.getByLabel('Link to'), link.href);
    // Leaving the field takes the address as it was typed.
    await this.key('Tab');
  }

  async #choosePicture(group: Locator, value: unknown): Promise<void> {
    const { alt, caption } = imageSchema.parse(value);
    await this.press(group.getByRole('button', { name: 'Choose a picture' }));
    const dialog = this.#page.getByRole('dialog', { name: 'Choose a picture' });
    await this.write(dialog.getByLabel('Search'), alt);
    const pictures = dialog.getByRole('button').filter({ has: this.#page.locator('img') });
    await expect(pictures).toHaveCount(1);
    await this.press(pictures);
    await dialog.waitFor({ state: 'detached' });
    if (caption) await this.write(group.getByLabel('Caption'), caption);
  }

  async #setFilter(group: Locator, value: unknown): Promise<void> {
    const filter: TagFilter = tagFilterSchema.parse(value);
    const none = tagFilterSchema.parse({});
    for (const tag of filter.include) {
      const name = tag.slice(tag.indexOf(':') + 1);
      const option = this.#page.getByRole('option', { name, exact: true });
      await this.reach(group.getByRole('combobox', { name: 'Tags to include' }));
      await this.type(name);
      await option.waitFor();
      while ((await option.getAttribute('data-highlighted')) === null) await this.key('ArrowDown');
      await this.key('Enter');
      await option.waitFor({ state: 'hidden' });
    }
    if (filter.limit !== none.limit) await this.write(group.getByLabel('Number of items'), String(filter.limit));
    if (filter.sort !== none.sort) {
      await this.reach(group.getByLabel('Sort by'));
      await this.type(SORT_BEGINNINGS[filter.sort]);
    }
  }

  /** Fills in the entries one after the other: each takes the place of the list while it is open. */
  async #fillList(
    group: Locator,
    field: Field & { kind: 'list' },
    wanted: readonly unknown[],
    before: unknown,
  ): Promise<void> {
    const known = Array.isArray(before) ? before : [];
    const rows = group.locator('[data-row]');
    const present = await rows.count();
    for (const [index, entry] of wanted.entries()) {
      await this.press(index < present ? rows.nth(index) : group.getByRole('button', { name: 'Add item' }));
      const back = group.getByRole('button', { name: `Back to ${field.label}`, exact: true });
      await back.waitFor();
      await this.fill(group, field.fields, known[index] ?? field.newEntry, entry);
      await this.press(back);
      await rows.first().waitFor();
    }
  }
}

const standsAbove = (element: Element): boolean => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};
