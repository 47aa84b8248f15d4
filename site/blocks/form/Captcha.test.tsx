import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type FieldHost, FieldHostContext } from '../../elements/field-host.ts';
import { Captcha } from './Captcha.tsx';

test('Captcha is a note in the editor, whose pages load no script of a third party', () => {
  const html = renderToStaticMarkup(
    <FieldHostContext value={{} as FieldHost}>
      <Captcha siteKey="key" onAnswer={() => {}} />
    </FieldHostContext>,
  );
  expect(html).toBe('<p>Visitors see the captcha here.</p>');
});
