import { describe, expect, test } from 'vitest';
import { editableFields, pageCard, renderBlock } from '../../testing/render-for-test.tsx';

const draft = { componentType: 'CareersCarousel' };
const jobs = ['a', 'b'].map((slug) => pageCard(`careers/${slug}`, { heading: `Job ${slug}` }));

describe('CareersCarousel', () => {
  test('CareersCarousel replaces :jobCount with the number of jobs', async () => {
    expect(await renderBlock(draft, jobs)).toContain('Explore current 2 jobs');
    expect(await renderBlock({ ...draft, heading: ':jobCount of :jobCount' }, jobs)).toContain('2 of 2');
  });

  test('CareersCarousel counts no single job and no missing one', async () => {
    for (const few of [[], jobs.slice(1)]) expect(await renderBlock(draft, few)).toContain('Explore current jobs');
    const last = await renderBlock({ ...draft, heading: '現在募集中の求人：:jobCount' });
    expect(last).toContain('>現在募集中の求人<');
  });

  test('CareersCarousel is named by its heading, and each job by its own', async () => {
    const html = await renderBlock({ ...draft, heading: 'Jobs: :jobCount' }, jobs);
    expect(html).toContain('aria-label="Jobs: 2"');
    expect(html).toContain('Find out more <span class="visually-hidden">Job a</span>');
  });

  test('CareersCarousel shows one slide per job, light green unless its header has a colour', async () => {
    const html = await renderBlock(draft, [...jobs, pageCard('careers/c', { backgroundColour: 'pink' })]);
    expect(html).toContain('data-carousel="jobs"');
    expect(html.match(/ground-lightGreen/g)).toHaveLength(2);
    expect(html.match(/ground-pink/g)).toHaveLength(1);
    expect(html).toContain('href="/careers/a"');
  });

  test('CareersCarousel shows a notice when there are no jobs', async () => {
    const html = await renderBlock(draft);
    expect(html).toContain('We&#x27;re not actively hiring right now');
    expect(html).toContain('ground-backgroundLightGreen');
    expect(html).not.toContain('data-carousel');
  });

  test('CareersCarousel is edited in place', async () => {
    expect(await editableFields(draft)).toEqual([
      'heading',
      'paragraph',
      'link',
      'defaultNoJob.heading',
      'defaultNoJob.description',
    ]);
  });
});
