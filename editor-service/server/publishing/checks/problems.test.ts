import { expect, it } from 'vitest';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { eventSchema } from '#content-store/model/entities/page-facts.ts';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { siteAddressOf } from '../../links/link-targets.ts';
import { pageFacts } from '../../preview/page-facts.ts';
import { dateProblems, headingProblems, translationProblems } from './find-problems.ts';
import { formProblems } from './form-problems.ts';
import { imageProblems, LARGE_BYTES } from './image-problems.ts';
import { type LinkKnowledge, linkProblems } from './link-problems.ts';

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
    'warning: The heading “b” is on level 4 but the one before it is on level 2.',
  ]);
});

it('translationProblems() counts the texts of a translation that wait for a person', () => {
  const heading = { componentType: 'Headline', key: 'a', title: 'Soup' };
  const page = pageSchema.parse({ _id: 'p', domainId: 'main', slug: 'de', title: 'About', contents: [heading] });
  const openTexts = { '/title': 'machine', 'a/title': 'original', 'gone/title': 'original' } as const;
  expect(said(translationProblems({ ...page, openTexts }))).toEqual([
    'warning: Not translated yet: 1 text.',
    'warning: Translated by a machine, and not confirmed: 1 text.',
  ]);
  expect(translationProblems(page)).toEqual([]);
});

const OWN = ['https://example.net', 'http://localhost:4000'];
/** What is at each address of the tests: pages `here`, `draft`, `trashed`, and the file `f1`. */
const known: LinkKnowledge = {
  ownSlug: 'me',
  addressOf: (href) => siteAddressOf(href, OWN, 'https://files.example'),
  targetOf: ({ kind, slug, href }) => {
    if (kind === 'file') return { kind, state: href.includes('/f1/') ? 'public' : 'gone', title: '' };
    const state = ({ here: 'public', '': 'public', draft: 'draft', trashed: 'gone' } as const)[slug ?? ''];
    return { kind, state: state ?? 'missing', title: state === 'public' ? '' : 'Our open day' };
  },
  homeOf: (slug) => (slug === 'de' ? 'German' : undefined),
  hasAnchor: (_slug, anchor) => anchor === 'team',
};
const linkTo = (href: string) => facts(`<h2 id="part">P</h2><a href="${href}">Go</a>`);

it.each([
  [
    '/de',
    'warning: There is no home page in German yet: the breadcrumb and the logo lead to /de. Translate the home page.',
  ],
  ['/gone', 'error: The link “Go” leads to /gone, but that page does not exist.'],
  ['https://example.net/gone', 'error: The link “Go” leads to /gone, but that page does not exist.'],
  ['/draft', 'warning: The link “Go” leads to “Our open day” (/draft), which is not published yet.'],
  ['/trashed', 'error: The link “Go” leads to “Our open day” (/trashed), which is in the trash.'],
  ['#off', 'error: The link “Go” leads to #off, which is not on this page.'],
  ['/me#off', 'error: The link “Go” leads to /me#off, but that page has no heading or anchor “off”.'],
  ['/here#off', 'error: The link “Go” leads to /here#off, but that page has no heading or anchor “off”.'],
  [
    '/_files/f2/Plan.pdf',
    'error: The link “Go” leads to /_files/f2/Plan.pdf, but that file is no longer in the library.',
  ],
  [
    'https://files.example/_files/f2/Plan.pdf',
    'error: The link “Go” leads to /_files/f2/Plan.pdf, but that file is no longer in the library.',
  ],
  [
    'www.example.org',
    'error: The link “Go” leads to www.example.org, which is not a complete address. Did you mean https://www.example.org? Choose it again.',
  ],
  ['here', 'error: The link “Go” leads to here, which is not a complete address. Did you mean /here? Choose it again.'],
  [
    '/www.example.org',
    'error: The link “Go” leads to /www.example.org, but that page does not exist. Did you mean https://www.example.org?',
  ],
])('linkProblems() reports a link to %s', (href, message) => {
  expect(said(linkProblems(linkTo(href), known))).toEqual([message]);
});

it.each([
  ...['/', '/here', '/here/', '/here?x=1#team', 'https://example.net/here', '/me', '/me#part', '#part', '#'],
  ...['/_files/f1/Plan.pdf', '/search?q=a', 'https://example.org', 'mailto:a@example.org', 'tel:131114'],
])('linkProblems() accepts a link to %s', (href) => {
  expect(linkProblems(linkTo(href), known)).toEqual([]);
});

it('linkProblems() finds links without a name', () => {
  expect(said(linkProblems(facts('<div data-block="k"><a href="/here"></a></div>'), known))).toEqual([
    'error: The link to /here has no text. Add link text, or describe its picture.',
  ]);
});

it('pageFacts() names the anchors of headings, components and hubs by their headings', () => {
  const html =
    '<div data-block="k" id="team"><p id="x">-</p><h2>Our <b>team</b></h2><h3 id="ada">Ada</h3></div><section id="Hub-2"></section>';
  expect(facts(html).anchors).toEqual([
    { id: 'team', text: 'Our team' },
    { id: 'ada', text: 'Ada' },
    { id: 'Hub-2', text: '' },
  ]);
});

it('imageProblems() finds images without a description and large images', () => {
  const html = '<img src="/_media/a.webp" alt=""><img src="/_media/b.webp" alt="A shed">';
  const bytesOf = (src: string) => (src.includes('b.') ? LARGE_BYTES + 1000 : LARGE_BYTES);
  expect(said(imageProblems(facts(html), bytesOf))).toEqual([
    'error: A picture has no description. Describe it here or in the media library, or mark it as decorative.',
    'warning: A picture is 501 KB, which is slow to load for some visitors. Crop it, or choose a simpler one.',
  ]);
});

it('imageProblems() names the component and the field of a picture without a description', () => {
  const html = '<div data-block="k"><img src="/_media/aa-2.webp" alt=""><img src="/_media/cc-2.webp" alt=""></div>';
  const place = (blockKey: string, field: string, picture: string) => ({
    ...{ blockKey, field, name: `Members, Person ${field}, Picture`, pictures: [picture] },
  });
  const places = [place('k', '1', 'aa'), place('k', '2', 'aa'), place('k', '3', 'bb'), place('other', '4', 'aa')];
  const found = imageProblems(facts(html), () => 0, places);
  expect(found.map(({ field, message }) => [field, message.split(':')[0]])).toEqual([
    ['1', 'Members, Person 1, Picture'],
    ['2', 'Members, Person 2, Picture'],
    [undefined, 'A picture has no description. Describe it here or in the media library, or mark it as decorative.'],
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
  expect(formProblems(contents, { hasCaptcha: true }).map(({ blockKey, message }) => [blockKey, message])).toEqual([
    ['f', 'The form cannot be sent. Enter “Send to”.'],
    ['n', 'Visitors cannot subscribe: A mailchimp list id is required, please check the config.'],
  ]);
});

it('formProblems() says of a form that is live without a recipient what becomes of its messages', () => {
  const form = (key: string, identifier: string, recipient = '') => ({
    componentType: 'Form',
    key,
    identifier,
    recipient,
  });
  const contents = contentListSchema.parse([form('a', 'lost'), form('b', 'new'), form('c', 'lost', 'ada@example.org')]);
  expect(said(formProblems(contents, { unaddressed: ['lost'], hasCaptcha: true }))).toEqual([
    'error: This form has no recipient, so submissions are kept here but not emailed to anyone.',
    'error: The form cannot be sent. Enter “Send to”.',
    'error: The form cannot be sent. Enter “Email subject”.',
  ]);
});

const complete = { componentType: 'Form', key: 'f', identifier: 'a', recipient: 'ada@example.org', subject: 'Hi' };

it('formProblems() finds a form with a captcha where none is set up', () => {
  const contents = contentListSchema.parse([{ ...complete, fields: [{ type: 'captcha', name: 'recaptcha' }] }]);
  expect(formProblems(contents, { hasCaptcha: true })).toEqual([]);
  const message = 'No captcha is set up for this site, so visitors cannot send this form.';
  expect(said(formProblems(contents, { hasCaptcha: false }))).toEqual([expect.stringContaining(`error: ${message}`)]);
});

it('formProblems() warns of names in mails that no field has', () => {
  const texts = { subject: `From \${Name}`, successEmailText: `<p>\${name}</p>`, successEmailSubject: `\${Nam}` };
  const contents = contentListSchema.parse([{ ...complete, ...texts, fields: [{ name: 'Name' }] }]);
  expect(said(formProblems(contents, { hasCaptcha: true }))).toEqual([
    `warning: The form has no field named “Nam”, so the email has nothing in place of \${Nam}.`,
    `warning: The form has no field named “name”, so the email has nothing in place of \${name}.`,
  ]);
});

it('dateProblems() reports an event that ends before it begins', () => {
  const event = (start: string, end: string) => ({ event: { ...eventSchema.parse({}), start, end } });
  expect(dateProblems(event('2026-05-02', '2026-05-02'))).toEqual([]);
  expect(dateProblems(event('2026-05-02', ''))).toEqual([]);
  expect(said(dateProblems(event('2026-05-02', '2026-05-01')))).toEqual([
    'warning: The event ends before it starts, so visitors see no end. Correct it under Dates and places.',
  ]);
});
