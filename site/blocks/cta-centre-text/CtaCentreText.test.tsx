import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';

describe('CtaCentreText', () => {
  test('CtaCentreText shows heading, paragraph and link on its colour', async () => {
    const html = await renderBlock({
      componentType: 'CtaCentreText',
      heading: 'Come in',
      paragraph: '<p>On Thursdays</p>',
      link: { href: 'door', text: 'The way' },
      config: { backgroundColour: 'purple' },
    });
    expect(html).toMatch(/ground-purple.*Come in.*On Thursdays.*href="\/door"/);
  });

  test('CtaCentreText removes markup that rich text does not allow', async () => {
    const html = await renderBlock({
      componentType: 'CtaCentreText',
      paragraph: '<p onclick="x()">Hi<script>1</script></p>',
    });
    expect(html).toContain('<p>Hi</p>');
  });

  test('CtaCentreText is edited in place', async () => {
    expect(await editableFields({ componentType: 'CtaCentreText' })).toEqual(['heading', 'paragraph', 'link']);
  });
});
