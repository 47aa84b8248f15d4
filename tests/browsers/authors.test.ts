import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditingClient, logIn, PASSWORD } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { ENGINES } from './engines/engines.ts';
import type { Seen } from './look.ts';
import { Person } from './person.ts';

interface Block {
  componentType: string;
  title?: string;
  text?: string;
  imageId?: string;
}

const TITLE = { css: '[data-block] [data-field="title"]' };
const [QUOTE, SPEAKER] = ['More salt', 'The cook'];
const SETTINGS = { role: 'complementary', name: 'Settings' };
const SEARCH = { role: 'combobox', name: 'Search components' };

describe.each(ENGINES)('an author in $name', ({ open }) => {
  if (!open) return it.skip('is not on this machine');
  let ada: Person;
  let product: RunningProduct;
  let client: EditingClient;

  beforeAll(async () => {
    product = await startProduct({ env: { DEMO: '0' } });
    ada = new Person(await open());
  });
  afterAll(async () => {
    await ada?.tab.end();
    if (product) await discard(product);
  });

  const stored = async () => {
    const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    return (await client.get<{ contents: Block[] }>('page/load', { slug: '', domainId: domain._id })).contents;
  };
  const save = async () => {
    await ada.presses('Control+s');
    await ada.sees({ css: '*', text: 'Page Saved' });
  };
  /** The components of the page by the text each begins with. */
  const blocksAre = (...texts: string[]) =>
    ada.sees(
      { css: '[data-block]' },
      (_, all) => all.length === texts.length && all.every(({ text }, index) => text.startsWith(texts[index] ?? '')),
    );

  /** Waits until the focus is on one of the components. */
  const isOn = (index: number) => ada.sees({ css: '[data-block]' }, (_, all) => all[index]?.isFocused === true);

  /** Selects the headline at the beginning of the page, by its title. */
  const selectsHeadline = async () => {
    await ada.clicks(TITLE);
    await ada.sees(TITLE, (_, all) => all[0]?.isFocused === true);
    await ada.presses('Escape');
    await isOn(0);
  };

  const adding = async (name: string) => {
    await ada.presses('Control+/');
    await ada.fills(SEARCH, name);
    await ada.presses('Enter');
  };

  it('follows the printed link, chooses a password, logs out and in again', async () => {
    const [link = ''] = /http:\/\/\S+\?token=[\w-]+/.exec(product.output()) ?? [];
    await ada.tab.open(link);
    const choosing = { role: 'dialog', name: 'Choose a password' };
    await ada.fills({ role: 'textbox', name: 'Email', in: choosing }, 'ada@example.org');
    await ada.fills({ role: 'textbox', name: 'Password', in: choosing }, PASSWORD);
    await ada.fills({ role: 'textbox', name: 'Confirm password', in: choosing }, PASSWORD);
    await ada.clicks({ role: 'button', name: 'Set password', in: choosing });
    await ada.clicks({ role: 'button', name: 'Skip' });
    await ada.sees({ role: 'button', name: 'Select component' });
    await ada.clicks({ role: 'button', name: 'Log out' });
    await ada.clicks({ role: 'button', name: 'Log in' });
    const welcome = { role: 'dialog', name: 'Welcome' };
    await ada.fills({ role: 'textbox', name: 'Username or email', in: welcome }, 'ada');
    await ada.fills({ role: 'textbox', name: 'Password', in: welcome }, PASSWORD);
    await ada.presses('Enter');
    await ada.sees({ role: 'button', name: 'Select component' });
    client = await logIn(product.editorUrl, 'ada');
  });

  it('adds a component by the picker and writes into it at once', async () => {
    await ada.clicks({ role: 'button', name: 'Fill the home page' });
    await ada.fills(SEARCH, 'headline');
    await ada.presses('Enter');
    await ada.types('Bread');
    await blocksAre('Bread');
    await save();
    await expect.poll(stored).toMatchObject([{ componentType: 'Headline', title: 'Bread' }]);
  });

  it('writes bold words in a rich text, and adds a component by typing a slash', async () => {
    const adds = async () => {
      await adding('rich text');
      await ada.clicks({ css: '[data-block] [data-rich-text][data-empty]' });
      await ada.sees({ css: '.ProseMirror' }, ({ isFocused }) => isFocused);
    };
    await adds();
    await ada.types('Soup is ');
    await ada.presses('Control+b');
    await ada.types('hot');
    await adds();
    await ada.types('/testimonial');
    await ada.presses('Enter');
    await ada.types(QUOTE);
    await ada.presses('Tab');
    await ada.presses('Control+a');
    await ada.types(SPEAKER);
    await save();
    await expect
      .poll(stored)
      .toMatchObject([
        { componentType: 'Headline' },
        { componentType: 'RichText', text: '<p>Soup is <strong>hot</strong></p>' },
        { componentType: 'QuoteBlock' },
      ]);
  });

  it('types on a selected component at once, and takes it back', async () => {
    const words = 'am I? So';
    const components = { css: '[data-block]' };
    const typesAndUndoes = async (index: number, first: string, others = '') => {
      const text = first + others;
      await isOn(index);
      await ada.types(words);
      const isTyped = (seen: Seen, all: readonly Seen[]) => seen === all[index] && seen.text === first + words + others;
      let { text: shown } = await ada.sees(components, isTyped);
      await ada.seesNo({ css: '[role][data-size]' }); // No dialog; a toast may still be there.
      // A pause between two letters makes two steps of them.
      while (shown !== text) {
        await ada.presses('Control+z');
        ({ text: shown } = await ada.sees(components, (seen, all) => seen === all[index] && seen.text !== shown));
      }
    };
    await ada.presses('Escape');
    await typesAndUndoes(2, QUOTE, SPEAKER);
    await selectsHeadline();
    await typesAndUndoes(0, 'Bread');
    await ada.presses('Escape');
    await ada.presses('ArrowDown');
    await typesAndUndoes(1, 'Soup is hot');
    await ada.presses('Escape');
    await blocksAre('Bread', 'Soup is hot', QUOTE);
  });

  it('copies, cuts, pastes and moves a component by keys', async () => {
    await selectsHeadline();
    await ada.presses('Control+c');
    await ada.sees({ css: '*', text: 'Headline copied' });
    await ada.presses('Control+v');
    await blocksAre('Bread', 'Bread', 'Soup is hot', QUOTE);
    await isOn(1);
    await ada.presses('Control+x');
    await blocksAre('Bread', 'Soup is hot', QUOTE);
    await isOn(1);
    await ada.presses('Control+v');
    await blocksAre('Bread', 'Soup is hot', 'Bread', QUOTE);
    await isOn(2);
    await ada.presses('Alt+ArrowDown');
    await blocksAre('Bread', 'Soup is hot', QUOTE, 'Bread');
    await isOn(3);
    await save();
    await expect.poll(async () => (await stored()).map(({ title }) => title ?? '')).toEqual(['Bread', '', '', 'Bread']);
  });

  it('copies and cuts a component by its menu', async () => {
    const chooses = async (name: string) => {
      await selectsHeadline();
      const [more, { y }] = [{ role: 'button', name: 'More' }, await ada.sees(TITLE)];
      await ada.sees(more, (seen) => Math.abs(seen.y - y) < 100); // The toolbar follows the selection.
      await ada.clicks(more);
      await ada.clicks({ role: 'button', like: name });
    };
    await chooses('Copy');
    await ada.sees({ css: '*', text: 'Headline copied' });
    await chooses('Cut');
    await blocksAre('Soup is hot', QUOTE, 'Bread');
    await isOn(0);
    await ada.seesNo({ css: '*', text: 'This browser only pastes by keyboard' });
    await ada.presses('Control+v');
    await blocksAre('Soup is hot', 'Bread', QUOTE, 'Bread');
    await isOn(1);
  });

  it('uploads a picture into a component', async () => {
    await adding('slim image');
    await ada.clicks({ role: 'button', like: 'Choose a picture', in: { css: '[data-block]' } });
    await ada.sees({ role: 'dialog', name: 'Choose a picture' });
    await ada.tab.choose('[role="dialog"] input[type="file"]', await aPicture());
    await ada.sees({ css: '[data-block] img' });
    await ada.clicks({ role: 'button', name: 'Settings panel' });
    await ada.fills({ role: 'textbox', like: 'Image alt text', in: SETTINGS }, 'The harbour');
    await save();
    await expect
      .poll(stored)
      .toContainEqual(
        expect.objectContaining({ image: expect.objectContaining({ imageId: expect.stringMatching(/./) }) }),
      );
  });

  it('publishes the page, and visitors read it', async () => {
    await ada.clicks({ role: 'button', like: 'Publish', in: { role: 'region', name: 'Top bar' } });
    await ada.clicks({ role: 'button', name: 'Publish changes' });
    await ada.sees({ css: '*', text: 'Live in' });
    const page = await (await fetch(product.siteUrl)).text();
    expect(page).toContain('Soup is <strong>hot</strong>');
    expect(page).toMatch(/<img[^>]+src="\/_media/);
  });

  it('gets back what was typed when the service and the tab had crashed', async () => {
    await product.kill();
    await ada.clicks(TITLE);
    await ada.presses('End');
    await ada.types(' and salt');
    await blocksAre('Soup is hot', 'Bread and salt', '', QUOTE, 'Bread');
    await ada.tab.reopen();
    const env = { PORT: new URL(product.editorUrl).port, SITE_PORT: new URL(product.siteUrl).port };
    product = await startProduct({ folder: product.folder, env });
    await ada.tab.open(product.editorUrl);
    await ada.clicks({ role: 'button', name: 'Restore' });
    await ada.sees({ css: '[data-block]', text: 'Bread and salt' });
    await save();
    await expect.poll(stored).toContainEqual(expect.objectContaining({ title: 'Bread and salt' }));
  });
});

async function aPicture(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'picture-')), 'harbour.png');
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#078' } }).toFile(path);
  return path;
}
