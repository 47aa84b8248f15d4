import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type FieldHost, FieldHostContext } from '../../elements/field-host.ts';
import { Captcha } from './Captcha.tsx';

const inEditor = (siteKey: string) =>
  renderToStaticMarkup(
    <FieldHostContext value={{} as FieldHost}>
      <Captcha siteKey={siteKey} onAnswer={() => {}} />
    </FieldHostContext>,
  );

test('Captcha says in the editor that none is set up', () => {
  expect(inEditor('')).toContain('This form cannot be sent right now because its captcha is turned off');
});

test('Captcha is a note in the editor, whose pages load no script of a third party', () => {
  expect(inEditor('key')).toBe('<p>Visitors see the captcha here.</p>');
});
