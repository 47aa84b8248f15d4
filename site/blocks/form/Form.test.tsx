import { describe, expect, test } from 'vitest';
import { FORM_FIELD_TYPES } from '#content-store/model/forms/form-field.ts';
import { formsIn } from '#content-store/model/forms/forms-in.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { removePrivate } from '../../content/public-content.ts';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { form } from './definition.ts';

const draft = {
  componentType: 'Form',
  title: 'Write to us',
  identifier: 'contact',
  recipient: 'office@example.org',
  subject: 'Enquiry',
  ccs: [{ email: 'second@example.org' }],
  successEmailText: '<p>inner text</p>',
  submitterEmailField: 'email',
  retentionDays: 30,
  fields: FORM_FIELD_TYPES.map((type) => ({ type, name: type, label: `A ${type}`, options: ['Red', 'Blue'] })),
};
const published = (changes: object = {}) => {
  const [item] = removePrivate([contentItemSchema.parse({ key: 'k1', ...draft, ...changes })]);
  return item as typeof item & { componentType: string };
};

describe('Form', () => {
  test('form has the specified defaults', () => {
    expect(form.schema.parse({})).toMatchObject({ primaryButtonText: 'Send enquiry', trackInGA: false, fields: [] });
  });

  test('form is published without recipients and mail texts', async () => {
    const item = published();
    expect(item).toMatchObject({ title: 'Write to us', identifier: 'contact', isConfigured: true });
    const privateFields = ['recipient', 'ccs', 'subject', 'successEmailText', 'submitterEmailField', 'retentionDays'];
    for (const name of privateFields) expect(item).not.toHaveProperty(name);
    expect(await renderBlock(item)).not.toMatch(/office@|second@|inner text|Enquiry/);
  });

  test('Form shows its button when its configuration is complete, and hides it otherwise', async () => {
    const fields = [{ type: 'text', name: 'a' }];
    expect(await renderBlock(published({ fields }))).toContain('>Send enquiry</button>');
    expect(await renderBlock(published({ fields, recipient: '' }))).not.toContain('<button');
    expect(await renderBlock(published({ fields, recipient: '', isConfigured: true }))).not.toContain('<button');
  });

  test('Form hides its button while its captcha is switched off, and says why', async () => {
    const html = await renderBlock(published());
    expect(html).toContain('This form cannot be sent right now because its captcha is turned off');
    expect(html).not.toContain('<button');
  });

  test('Form says that it could not be loaded, which is shown if so', async () => {
    expect(await renderBlock(published())).toMatch(/class="not-loaded" role="status">This form could not be loaded/);
  });

  test('Form renders a labelled control for every field type', async () => {
    const html = await renderBlock(published());
    for (const type of ['text', 'textArea', 'select', 'email', 'phone', 'date']) {
      const [, id] = new RegExp(`for="([^"]+)"><span>A ${type}<`).exec(html) ?? [];
      expect(html).toMatch(new RegExp(`<(?:input|select|textarea)[^>]*id="${id}"[^>]*name="${type}"`));
    }
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*><span>A multipleChoice/);
    expect(html.match(/type="checkbox" name="multipleChoice"/g)).toHaveLength(2);
    expect(html).toContain('data-mask="#### ### ###"');
    expect(html).toContain('data-mask="##/##/####"');
  });

  test('Form says what its button does when an editor leaves its text empty', async () => {
    expect(await renderBlock(published({ fields: [{ type: 'text', name: 'a' }], primaryButtonText: ' ' }))).toContain(
      '>Send enquiry</button>',
    );
  });

  test('Form begins a select with an empty choice, so that nothing is stored until the visitor chooses', async () => {
    const fields = [{ type: 'select', name: 'day', required: true, options: ['Monday'] }];
    const select = '<option value="">Please choose</option><option>Monday</option></select>';
    expect(await renderBlock(published({ fields }))).toContain(select);
    const prompted = await renderBlock(published({ fields: [{ ...fields[0], placeholder: 'Which day?' }] }));
    expect(prompted).toContain('<option value="">Which day?</option>');
  });

  test('Form gives checkboxes, multiple choices and fields marked by an editor half the width', async () => {
    expect((await renderBlock(published())).match(/class="row half"/g)).toHaveLength(2);
    const fields = [{ type: 'text', name: 'a', halfWidth: true }];
    expect(await renderBlock(published({ fields }))).toContain('class="row half"');
  });

  test('Form without JavaScript says that it needs it and offers another way to write', async () => {
    expect(await renderBlock(published())).toMatch(/<noscript><p>This form needs JavaScript\..*end of this page/s);
  });

  test('Form tells editors the first missing setting', async () => {
    expect(await editableFields(draft)).toEqual(['title', 'secondaryLink', 'successMessage']);
  });

  test('formsIn() finds the form an editor saved', () => {
    expect(formsIn([draft])).toMatchObject([{ kind: 'enquiry', form: { recipient: 'office@example.org' } }]);
  });
});
