import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import type { EventFacts } from '#content-store/model/entities/page-facts.ts';
import { PageFacts } from './PageFacts.tsx';
import { renderStatic } from './render-static.ts';

const facts = (fields: object) =>
  renderStatic(PageFacts, { page: publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'a', ...fields }) });

const times = (html: string) => Array.from(html.matchAll(/<time dateTime="([^"]*)">/gi), ([, time]) => time);

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const place = { name: 'Net loft', street: '3 Quay Street', locality: 'Port Ansell', region: 'VIC', postalCode: '3999' };

describe('PageFacts', () => {
  test('shows the day and the author of a page, without a zone', () => {
    const html = facts({ publishDate: '2025-02-03T00:00:00.000Z', author: 'Noor Haddad' });
    expect(times(html)).toEqual(['2025-02-03']);
    expect(text(html)).toBe('February 3, 2025 By Noor Haddad');
  });

  test('shows start, end and place of an event at its own wall clock, instead of the publish date', () => {
    const start = '2025-08-09T14:50+10:00[Australia/Melbourne]';
    const event = { start, end: '2025-08-09T16:00+10:00[Australia/Melbourne]', place };
    const html = facts({ publishDate: '2025-01-01', event });
    expect(times(html)).toEqual(['2025-08-09T14:50+10:00', '2025-08-09T16:00+10:00']);
    expect(text(html)).toBe(
      'When Saturday, August 9, 2025 at 2:50 PM – 4:00 PM GMT+10 ' +
        'Where Net loft, 3 Quay Street, Port Ansell VIC 3999',
    );
  });

  test('shows an event of which only the start was typed so far', () => {
    const page = publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'a' });
    const event = JSON.parse('{"start":"2025-08-09"}') as EventFacts;
    expect(text(renderStatic(PageFacts, { page: { ...page, event } }))).toBe('When Saturday, August 9, 2025');
  });

  test('shows when a job was posted and closes, the employment and the place', () => {
    const job = { closes: '2025-06-30T17:00+10:00[Australia/Melbourne]', employmentType: 'partTime', place };
    const html = facts({ template: 'careers', publishDate: '2025-05-20', job });
    expect(times(html)).toEqual(['2025-05-20', '2025-06-30T17:00+10:00']);
    expect(text(html)).toContain('Employment Part time Where Net loft');
  });

  test('keeps the facts of a course, and does not repeat the place of an event', () => {
    const academyDetails = { type: 'Workshop', location: 'Port Ansell' };
    expect(text(facts({ academyDetails }))).toBe('Type Workshop Location Port Ansell');
    expect(text(facts({ academyDetails, event: { start: '2025-08-09', place } }))).not.toContain('Location');
  });

  test('shows nothing for a page without facts', () => {
    expect(facts({})).toBe('');
    expect(facts({ event: {}, job: {}, academyDetails: {} })).toBe('');
  });
});
