import { expect, it } from 'vitest';
import { contentListSchema } from '#content-store/model/entities/content-item.ts';
import { eventSchema } from '#content-store/model/entities/page-facts.ts';
import { pageFacts } from '../preview/page-facts.ts';
import { dateProblems } from './date-problems.ts';
import { formProblems } from './form-problems.ts';
import { headingProblems } from './heading-problems.ts';
import { imageProblems, LARGE_BYTES } from './image-problems.ts';
import { linkedSlugs, linkProblems } from './link-problems.ts';

const facts = (html: string) => pageFacts(`<main id="main"><h1>Title</h1>${html}</main>`);
const said = (problems: { severity: string; message: string }[]) =>
  problems.map(({ severity, message }) => `${severity}: ${message}`);

it('headingProblems() requires one main heading with text', () => {
  expect(said(headingProblems(pageFacts('<main><h1> </h1></main>')))).toEqual([
    'error: The page has no main heading. Fill in the heading at its top.',
  ]);
  expect(said(headingProblems(facts('<h1>Another</h1>')))).toEqual(['warning: “Another” is a second main heading.']);
});

it('headingProblems() reports a skipped level', () => {
  expect(headingProblems(facts('<h2>a</h2><h3>b</h3><h2>c</h2>'))).toEqual([]);
  expect(said(headingProblems(facts('<h2>a</h2><h4>b</h4>')))).toEqual([
    'warning: The heading “b” is on level 4 although the one before it is on level 2.',
  ]);
});

it('linkedSlugs() returns the linked pages of this site', () => {
  const links = [
    '/',
    '/about/?x#y',
    '/_files/f/a.pdf',
    '/search?q=a',
    '//evil',
    'https://example.org',
    '#main',
    'mailto:a@b',
  ];
  expect(linkedSlugs(facts(links.map((href) => `<a href="${href}">x</a>`).join('')))).toEqual(['', 'about']);
});

it('linkProblems() finds links that lead nowhere or to a draft', () => {
  const html =
    '<a href="/gone">Gone</a><a href="/draft">Draft</a><a href="/here">Here</a><a href="#main">Up</a><a href="#off">Off</a>';
  const stateOf = (slug: string) => (slug === 'gone' ? 'missing' : slug === 'draft' ? 'draft' : 'public');
  expect(said(linkProblems(facts(html), stateOf))).toEqual([
    'error: The link “Gone” leads to /gone, and there is no such page.',
    'warning: The link “Draft” leads to /draft, which is not published yet.',
    'error: The link “Off” leads to #off, which is not on this page.',
  ]);
});

it('linkProblems() finds links without a name', () => {
  expect(said(linkProblems(facts('<div data-block="k"><a href="/x"></a></div>'), () => 'public'))).toEqual([
    'error: The link to /x has no words. Give it a text, or its picture a description.',
  ]);
});

it('imageProblems() finds images without a description and large images', () => {
  const html = '<img src="/_media/a.webp" alt=""><img src="/_media/b.webp" alt="A shed">';
  const bytesOf = (src: string) => (src.includes('b.') ? LARGE_BYTES + 1000 : LARGE_BYTES);
  expect(said(imageProblems(facts(html), bytesOf))).toEqual([
    'error: A picture has no description. Say here or in the media library what it shows, or mark it as decorative.',
    'warning: A picture weighs 501 KB. Visitors on slow lines wait for it: crop it, or choose a calmer one.',
  ]);
});

it('imageProblems() accepts an image that an editor marked as decorative', () => {
  const html = '<img src="/_media/a.webp" alt="" role="presentation">';
  expect(imageProblems(facts(html), () => 0)).toEqual([]);
});

it('formProblems() finds forms that cannot be sent, in containers too', () => {
  const form = { componentType: 'Form', key: 'f', identifier: 'contact', recipient: '' };
  const box = { componentType: 'NewsletterBox', key: 'n', subscribe: { listId: '' } };
  const contents = contentListSchema.parse([{ componentType: 'ContentPanel', key: 'p', contents: [form] }, box]);
  expect(formProblems(contents).map(({ blockKey, message }) => [blockKey, message])).toEqual([
    ['f', 'The form cannot be sent: Recipient missing.'],
    ['n', 'Nobody can subscribe: A mailchimp list id is required, please check the config.'],
  ]);
});

it('dateProblems() reports an event that ends before it begins', () => {
  const event = (start: string, end: string) => ({ event: { ...eventSchema.parse({}), start, end } });
  expect(dateProblems(event('2026-05-02', '2026-05-02'))).toEqual([]);
  expect(dateProblems(event('2026-05-02', ''))).toEqual([]);
  expect(said(dateProblems(event('2026-05-02', '2026-05-01')))).toEqual([
    'warning: The event ends before it begins, so visitors see no end. Correct it under Dates and places.',
  ]);
});
