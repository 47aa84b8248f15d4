import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../editing-client.ts';
import { keptDemo } from '../journeys/kept-demo.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { ENGINES } from './engines/engines.ts';
import { Person } from './person.ts';

describe.each(ENGINES)('a visitor in $name', ({ open }) => {
  if (!open) return it.skip('is not on this machine');
  let ben: Person;
  let product: RunningProduct;

  beforeAll(async () => {
    product = await startProduct({ seed: await keptDemo() });
    ben = new Person(await open());
  });
  afterAll(async () => {
    await ben?.tab.end();
    if (product) await discard(product);
  });

  const visits = (path: string) => ben.tab.open(product.siteUrl + path);
  const isAt = (part: string) => ben.tab.run((wanted) => location.href.includes(wanted), part);

  it('opens the menu and follows it to a page', async () => {
    await visits('/');
    await ben.clicks({ css: 'header nav summary' });
    await ben.clicks({ css: 'header nav details[open] a' });
    await expect.poll(() => ben.tab.run(() => location.pathname).catch(() => '/')).not.toBe('/');
    await ben.sees({ css: 'h1' });
  });

  it('searches from the navigation and reads a result', async () => {
    await visits('/');
    await ben.clicks({ css: 'summary', text: 'Search' });
    await ben.fills({ role: 'searchbox' }, 'kitchens');
    await ben.presses('Enter');
    await ben.sees({ role: 'status', text: 'results for “kitchens”' });
    const { text } = await ben.sees({ css: 'main li a[href]' });
    await ben.clicks({ css: 'main li a[href]' });
    await ben.sees({ css: 'h1', text });
  });

  it('filters and sorts the library', async () => {
    await visits('/library');
    const cards = { css: 'article', in: { css: 'ul', name: 'Results' } };
    await ben.sees(cards, (_, all) => all.some(({ text }) => !text.includes('Toolkit')));
    await ben.clicks({ role: 'checkbox', name: 'Toolkit' });
    await ben.sees(cards, (_, all) => all.every(({ text }) => text.includes('Toolkit')));
    expect(await isAt('?filter=Content+type%3AToolkit')).toBe(true);
  });

  it('sees the first slide of a carousel first, each time', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      await visits('/library');
      await visits('/blocks/tiles-carousel');
      const { x, width } = await ben.sees({ css: '[data-carousel="tiles"] li' });
      expect(x).toBeGreaterThan(width / 2);
    }
  });

  it('turns a carousel by its arrow', async () => {
    await visits('/blocks/tiles-carousel');
    const slides = { css: '[data-carousel="tiles"] li' };
    const [before] = [await ben.sees(slides)];
    await ben.clicks({ role: 'button', name: 'Next', in: { css: '[data-carousel="tiles"]' } });
    await ben.sees(slides, (_, [first]) => first !== undefined && first.x < before.x - 100);
  });

  it('plays a video over the page, and closes it', async () => {
    await visits('/blocks/media');
    await ben.clicks({ css: 'a[data-video]' });
    const overlay = { role: 'dialog', name: 'Video' };
    await ben.sees({ css: 'iframe', in: overlay });
    await ben.clicks({ role: 'button', name: 'Close', in: overlay });
    await ben.seesNo(overlay);
    await ben.sees({ css: 'a[data-video]' }, ({ isFocused }) => isFocused);
  });

  it('sends a form, which the service keeps', async () => {
    const ada = await logIn(product.editorUrl, 'ada');
    const { domain } = await ada.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const fields = [
      { type: 'email', name: 'email', label: 'Email', required: true },
      { type: 'select', name: 'topic', label: 'Topic', options: ['Visiting', 'Volunteering'] },
      { type: 'checkbox', name: 'agree', label: 'I agree', required: true },
    ];
    const form = { componentType: 'Form', key: 'form', identifier: 'write-to-us', fields };
    const texts = { recipient: 'office@example.org', subject: 'Enquiry', successMessage: '<p>Thank you.</p>' };
    const page = { domainId: domain._id, slug: 'write-to-us', contents: [{ ...form, ...texts }] };
    await ada.post('page/publishPage', { page });
    await expect.poll(async () => (await fetch(`${product.siteUrl}/write-to-us`)).status).toBe(200);
    await visits('/write-to-us');
    await ben.clicks({ role: 'button', name: 'Send enquiry' });
    await ben.sees({ css: '*', text: 'This field is required' });
    await ben.fills({ role: 'textbox', like: 'Email' }, 'ben@example.org');
    await ben.clicks({ role: 'checkbox', like: 'I agree' });
    await ben.clicks({ role: 'button', name: 'Send enquiry' });
    await ben.sees({ role: 'status', text: 'Thank you.' });
    const { formSubmissions } = await ada.get<{ formSubmissions: { form: object }[] }>('forms/getSubmissions', {
      identifier: 'write-to-us',
    });
    expect(formSubmissions).toMatchObject([{ form: { email: 'ben@example.org', agree: 'true' } }]);
  });
});
