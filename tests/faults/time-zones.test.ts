import { describe, expect, it, onTestFinished } from 'vitest';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { startTestService } from '#editor-service/server/testing/test-service.ts';
import { IS_LONG } from '../run/long-form.ts';
import { openDb } from '../security/cast.ts';

const zone = process.env.TZ;

/** Sets the time zone until the end of the test, when its service and that service's threads have stopped. */
function setTimeZone(timeZone: string): void {
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  process.env.TZ = timeZone;
}

/** Days on which clocks change, with their first and last moment in local time, and the dates with their offsets in the export. */
const DAYS = [
  [
    'Australia/Sydney',
    '2026-10-04',
    '2026-10-03T14:00:00.000Z',
    '2026-10-04T12:59:59.999Z',
    ['04/10/2026 GMT+10', '04/10/2026 GMT+11'],
  ],
  [
    'Australia/Sydney',
    '2026-04-05',
    '2026-04-04T13:00:00.000Z',
    '2026-04-05T13:59:59.999Z',
    ['05/04/2026 GMT+11', '05/04/2026 GMT+10'],
  ],
  [
    'America/St_Johns',
    '2026-03-08',
    '2026-03-08T03:30:00.000Z',
    '2026-03-09T02:29:59.999Z',
    ['08/03/2026 GMT-3:30', '08/03/2026 GMT-2:30'],
  ],
  [
    'America/St_Johns',
    '2026-11-01',
    '2026-11-01T02:30:00.000Z',
    '2026-11-02T03:29:59.999Z',
    ['01/11/2026 GMT-2:30', '01/11/2026 GMT-3:30'],
  ],
] as const;
/** The short form takes a longer day of one zone and a shorter one of the other. */
const USED_DAYS = IS_LONG ? DAYS : DAYS.slice(1, 3);

const oneMillisecond = (moment: string, by: 1 | -1) => new Date(Date.parse(moment) + by).toISOString();

describe('the day on which the clocks change', () => {
  it.each(USED_DAYS)('in %s, %s, is one whole day in filters, and has the right date in the export', async (...day) => {
    const [timeZone, date, first, last, [morning, night]] = day;
    setTimeZone(timeZone);
    const service = await startTestService();
    onTestFinished(() => service.discard());
    const editor = await service.as(['editor']);
    const db = await openDb(service);
    const settings = { identifier: 'clock', subject: 'Enquiry', recipient: 'office@example.org', ccs: [] };
    const facts = { domainId: 'main', state: 'received', suspicion: null, eraseAt: null } as const;
    for (const createdAt of [oneMillisecond(first, -1), first, last, oneMillisecond(last, 1)]) {
      await insertSubmission(db, { ...facts, submission: { settings, form: {}, createdAt } });
    }
    const { _id } = (await editor.call('page/load', { slug: '' })).body;
    const isListed = async (updatedAt: string) => {
      await db.updateTable('pages').set({ updatedAt }).where('id', '=', _id).execute();
      return (await editor.call('sitemap/filter', { lastModFrom: date, lastModTo: date })).body.total === 1;
    };

    const { body } = await editor.call('forms/getSubmissions', { fromDate: date, toDate: date });
    expect(body.formSubmissions.map(({ createdAt }) => createdAt)).toEqual([last, first]);
    const csv = (await editor.get(`/api/forms/generateCSV?fromDate=${date}&toDate=${date}`)).body;
    expect(csv).toContain(`"12:00 am, ${morning}"`);
    expect(csv).toContain(`"11:59 pm, ${night}"`);
    expect([await isListed(first), await isListed(last)]).toEqual([true, true]);
    expect([await isListed(oneMillisecond(first, -1)), await isListed(oneMillisecond(last, 1))]).toEqual([
      false,
      false,
    ]);
    await db.destroy();
  });
});
