import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'NewsletterBoxWithoutImage' };
const field = (type: string, more: object = {}) => ({ id: type, name: `The ${type}`, type, ...more });

describe('NewsletterBoxWithoutImage', () => {
  test('NewsletterBoxWithoutImage renders a labelled control for every field type', async () => {
    const fields = [
      field('text'),
      field('textarea'),
      field('phone'),
      field('date'),
      field('checkbox'),
      field('select', { options: ['Red'] }),
      field('multipleChoice', { options: ['Tea', 'Soup'] }),
    ];
    const html = await renderBlock({ ...draft, subscribe: { listId: 'list1', fields } });
    expect(html).toContain('data-list="list1"');
    expect(html).toContain('<textarea');
    expect(html).toContain('data-mask="#### ### ###"');
    expect(html).toContain('<option>Red</option>');
    expect(html.match(/name="multipleChoice"/g)).toHaveLength(2);
    for (const { name } of fields) expect(html).toContain(name);
  });

  test('NewsletterBoxWithoutImage says that signing up needs JavaScript', async () => {
    expect(await renderBlock({ ...draft, subscribe: { listId: 'list1' } })).toContain('Signing up needs JavaScript.');
  });

  test('NewsletterBoxWithoutImage is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['heading', 'description', 'link']);
  });
});
