import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock, renderForEditor } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'NewsletterBox', subscribe: { listId: 'letters' } };

describe('NewsletterBox', () => {
  test('NewsletterBox asks for an e-mail address by default', async () => {
    const html = await renderBlock(draft);
    expect(html).toContain('data-subscribe="https://api.example/api/mailchimp/subscribe"');
    expect(html).toContain('data-success="Subscribed succesfully."');
    expect(html).toMatch(/<input[^>]*type="email"[^>]* required=""[^>]*name="email_address"/);
    expect(html).toContain('>Submit</button>');
  });

  test('NewsletterBox without a list has no form for visitors; editors read what is missing', async () => {
    expect(await renderBlock({ componentType: 'NewsletterBox', heading: 'Letters' })).not.toContain('<form');
    expect(await renderForEditor({ componentType: 'NewsletterBox' })).toContain('A mailchimp list id is required');
  });

  test('NewsletterBox begins a select with an empty choice', async () => {
    const fields = [{ id: 'DAY', type: 'select', options: ['Monday'] }];
    expect(await renderBlock({ ...draft, subscribe: { ...draft.subscribe, fields } })).toContain(
      '<option value="">Please choose</option><option>Monday</option></select>',
    );
  });

  test('NewsletterBox reserves space for its picture only when there is one', async () => {
    expect(await renderBlock({ ...draft, promoImage: { imageId: KNOWN_IMAGE._id } })).toContain('class="stamp"');
    expect(await renderBlock({ ...draft, promoImage: { imageId: 'gone' } })).not.toContain('class="stamp"');
  });

  test('NewsletterBox is edited in place', async () => {
    expect(await editableFields(draft)).toEqual(['promoImage', 'heading', 'description', 'link']);
  });
});
