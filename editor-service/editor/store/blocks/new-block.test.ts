import { expect, test } from 'vitest';
import { formSchema } from '#content-store/model/forms/form.ts';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { unknownNames } from '#content-store/model/forms/placeholders.ts';
import { form as definition } from '#site/blocks/form/definition.ts';
import { freshBlock } from './new-block.ts';

test('a new form asks for name, e-mail and message, and lacks only where it is sent and its name', () => {
  const [one, other] = [freshBlock(definition), freshBlock(definition)].map((block) => formSchema.parse(block));
  expect(one?.fields.map(({ type, name, label, required }) => [type, name, label, required])).toEqual([
    ['text', 'Name', 'Name', true],
    ['email', 'Email', 'Email', true],
    ['textArea', 'Message', 'Message', true],
  ]);
  const keys = [one, other].flatMap((form) => form?.fields.map(({ key }) => key) ?? []);
  expect(new Set(keys).size).toBe(6);
  const ready = formSchema.parse({ ...one, identifier: 'Visits', recipient: 'office@example.org' });
  expect(formConfigurationError(ready)).toBeUndefined();
  expect(unknownNames(ready)).toEqual([]);
});
