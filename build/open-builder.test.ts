import { expect, it, onTestFinished } from 'vitest';
import { openBuilder } from './open-builder.ts';
import { makeSmallSite } from './testing/small-site.ts';

it('openBuilder() gives signs of life while it reads and compares, when there is no page to report', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  await (await openBuilder(site.options)).catchUp();
  let signs = 0;
  const builder = await openBuilder({ ...site.options, onAlive: () => (signs += 1) });
  const whileReading = signs;
  expect(whileReading).toBeGreaterThan(0);
  expect((await builder.catchUp()).changed).toEqual([]);
  expect(signs).toBeGreaterThan(whileReading);
});

it('settle() renders a page once, and writes nothing for it', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  let questions = 0;
  const builder = await openBuilder({ ...site.options, onAlive: () => (questions += 1) });
  await builder.catchUp();
  const before = await site.built('bytes');
  const questionsIn = async (work: () => Promise<unknown>) => {
    const asked = questions;
    await work();
    return questions - asked;
  };
  expect(await questionsIn(() => builder.settle(async () => false))).toBe(0);
  expect(await questionsIn(() => builder.settle())).toBeGreaterThan(0);
  expect(await questionsIn(() => builder.settle())).toBe(0);
  expect(await site.built('bytes')).toEqual(before);
});
