import { expect, test } from 'vitest';
import { eventSchema } from '#content-store/model/entities/page-facts.ts';
import { checkedEventFields } from './page-setting-fields.ts';

const problems = (start: string, end: string) =>
  checkedEventFields(eventSchema.parse({ start, end })).flatMap((field) =>
    field.kind === 'dateTime' && field.problem ? [`${field.label}: ${field.problem}`] : [],
  );

test('checkedEventFields() says at the end of an event that it is before the start', () => {
  expect(problems('2026-12-24', '2026-12-20')).toEqual([
    'Event ends: This is before the event starts, so visitors will not see it.',
  ]);
  expect(problems('2026-12-24', '2026-12-24')).toEqual([]);
  expect(problems('2026-12-24', '')).toEqual([]);
});
