import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { PageView } from '../document/PageView.tsx';
import { renderStatic } from '../document/render-static.ts';
import { type FieldHost, FieldHostContext } from '../elements/field-host.ts';
import { valueAt } from '../fields/change-at.ts';
import { templates } from '../templates/definitions.ts';
import { headerOf } from '../templates/header-of.ts';
import { headers } from './headers.ts';

const CHOICES = templates.flatMap(({ template, headerTypes }) => headerTypes.map((type) => [template, type] as const));

const river = { _id: 'river', hash: 'a'.repeat(64), ext: 'png', width: 2400, height: 1600, name: '', alt: 'A river' };
const answers = { media: { river }, imageBaseUrl: '' };

const pageOf = (template: string, headerType: string, header: object = {}, rest: object = {}) =>
  publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'news/one-day', template, headerType, header, ...rest });

const render = (...page: Parameters<typeof pageOf>) => renderStatic(PageView, { page: pageOf(...page), answers });

/** The editable paths in a header without content. */
function editableFields(...choice: Parameters<typeof pageOf>): string[] {
  const page = pageOf(...choice);
  const { header } = headerOf(page);
  const fields: string[] = [];
  const note = ({ field }: { field: string }) => {
    if (valueAt({ header }, field) === undefined) throw new Error(`Nothing is at ${field}`);
    fields.push(field);
    return null;
  };
  const host: FieldHost = { Text: note, RichText: note, Picture: note, Link: note };
  renderStatic(
    () => (
      <FieldHostContext value={host}>
        <PageView page={page} answers={answers} />
      </FieldHostContext>
    ),
    {},
  );
  return fields;
}

describe('headers', () => {
  test('have a view for every type that a template allows, and no other', () => {
    const types = new Set(CHOICES.map(([, type]) => type));
    expect([...types].sort()).toEqual(Object.keys(headers).sort());
  });

  test.each(CHOICES)('of a page of template %s: %s shows its heading once, as the title', (template, type) => {
    const html = render(template, type, { heading: 'One day', description: 'It rained.' });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>One day<\/h1>/);
    expect(html).toContain('It rained.');
  });

  test.each(CHOICES)(
    'of a page of template %s: %s without a heading leaves one to screen readers',
    (template, type) => {
      expect(render(template, type).match(/<h1[^>]*>[^<]*/g)).toEqual([
        '<h1 class="visually-hidden" data-unwritten="">One day',
      ]);
    },
  );

  test.each(CHOICES)('of a page of template %s: %s is edited in place', (template, type) => {
    expect(editableFields(template, type)).toEqual(expect.arrayContaining(['header.heading', 'header.description']));
  });

  test.each(CHOICES.filter(([template]) => template !== 'home'))(
    'of a page of template %s: %s shows the breadcrumb unless it is switched off',
    (template, type) => {
      expect(render(template, type)).toContain('<li aria-current="page">One day</li>');
      expect(render(template, type, {}, { showBreadcrumb: false })).not.toContain('Breadcrumb');
    },
  );
});

describe('HeaderFour', () => {
  test('HeaderFour crops its picture to 1980 × 1320, on phones to 1000 × 666', () => {
    const html = render('generic', 'HeaderFour', { image: { imageId: 'river' } });
    expect(html).toContain('width="1980" height="1320"');
    expect(html).toContain('width="1000" height="666"');
    expect(html).toContain('loading="eager"');
  });

  test('HeaderFour shows LinkedIn to visitors only with a link and to editors always', () => {
    expect(render('generic', 'HeaderFour')).not.toContain('LinkedIn');
    const linkedIn = { type: 'external', href: 'https://www.linkedin.com/company/x' };
    expect(render('generic', 'HeaderFour', { linkedIn })).toContain('href="https://www.linkedin.com/company/x"');
    expect(editableFields('generic', 'HeaderFour')).toContain('header.linkedIn');
  });
});

describe('HeaderThree', () => {
  test('HeaderThree shows a separate link on phones if there is one', () => {
    const link = { href: 'help', text: 'Get help' };
    expect(render('generic', 'HeaderThree', { link }).match(/Get help/g)).toHaveLength(1);
    const html = render('generic', 'HeaderThree', { link, mobileLink: { href: 'call', text: 'Call' } });
    expect(html).toMatch(/class="button wide"[^>]*>Get help/);
    expect(html).toMatch(/class="button narrow"[^>]*>Call/);
  });

  test('HeaderThree has a dark purple ground if its text is not purple', () => {
    expect(render('generic', 'HeaderThree', { textColourPurple: false })).toContain('ground-darkPurple');
  });
});
