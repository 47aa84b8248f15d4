import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  closeCast,
  comes,
  domainId,
  edited,
  item,
  list,
  listed,
  load,
  NEXT_YEAR,
  openCast,
  publisher,
  saved,
  schedule,
  ZONE,
} from './testing/cast.ts';

beforeAll(openCast);
afterAll(closeCast);

describe('schedule/save', () => {
  it('stores the moment at which clocks in the zone show the time', async () => {
    const page = await saved('monday');
    const { status, body } = await schedule([item(page)]);
    expect(status).toBe(200);
    expect(body.note).toBeNull();
    expect(body.schedule).toMatchObject({
      ...{ name: 'Publish “About monday”', at: `${NEXT_YEAR}-03-01T22:00:00.000Z`, zone: ZONE, state: 'waiting' },
      ...{ day: `${NEXT_YEAR}-03-02`, time: '09:00', reason: null, doneAt: null },
      items: [{ kind: 'page', _id: page._id, title: 'About monday', slug: 'monday', revision: page.revision }],
    });
    expect(await list()).toContainEqual(body.schedule);
  });

  it('says what becomes of a time that does not exist, or comes twice', async () => {
    const page = await saved('clocks');
    const skipped = await schedule([item(page)], { day: '2027-10-03', time: '02:30' });
    expect(skipped.body.schedule).toMatchObject({ at: '2027-10-02T16:30:00.000Z', time: '03:30' });
    expect(skipped.body.note).toContain('02:30 does not exist on that day, so it will happen at 03:30');
    const twice = await schedule([item(page)], { day: '2027-04-04', time: '02:30' });
    expect(twice.body.schedule).toMatchObject({ at: '2027-04-03T15:30:00.000Z', time: '02:30' });
    expect(twice.body.note).toContain('occurs twice on that day');
  });

  it('moves one that waits and keeps what was chosen', async () => {
    const page = await saved('movable');
    const { schedule: first } = (await schedule([item(page)])).body;
    const moved = {
      domainId,
      _id: first._id,
      action: 'publish',
      day: `${NEXT_YEAR}-04-12`,
      time: '10:00',
      zone: ZONE,
    } as const;
    const { body } = await publisher.call('schedule/save', moved);
    expect(body.schedule).toMatchObject({ _id: first._id, items: first.items, at: `${NEXT_YEAR}-04-12T00:00:00.000Z` });
    expect((await list()).filter(({ _id }) => _id === first._id)).toHaveLength(1);
  });

  it.each([
    ['a time that is over', { day: '2026-01-01' }, 'Choose a time in the future'],
    ['a day in ten years', { day: `${NEXT_YEAR + 9}-01-01` }, 'Choose a time within the next 5 years'],
    ['a day that does not exist', { day: `${NEXT_YEAR}-02-30` }, ''],
    ['a quarter past 25', { time: '25:15' }, ''],
  ])('refuses %s', async (name, when, message) => {
    const page = await saved(`refused-${name.replaceAll(' ', '-')}`);
    const { status, body } = await schedule([item(page)], when);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('refuses an unknown zone, an outdated revision, unpublishing a banner, and one without items', async () => {
    const page = await saved('refusals');
    await edited('refusals', 'Newer');
    const when = { domainId, day: `${NEXT_YEAR}-03-02`, time: '09:00', action: 'publish' } as const;
    const status = async (payload: object) =>
      (await publisher.call('schedule/save', { ...when, ...payload } as never)).status;
    expect(await status({ items: [item(await load('refusals'))], zone: 'Atlantis/Deep' })).toBe(400);
    expect(await status({ items: [item(page)] })).toBe(409);
    expect(await status({ items: [{ kind: 'banner', _id: 'banner_main' }], action: 'unpublish' })).toBe(400);
    expect(await status({})).toBe(400);
    expect(await status({ _id: 'unknown' })).toBe(404);
  });
});

describe('schedule/cancel', () => {
  it('cancels one that waits, once', async () => {
    const { body } = await schedule([item(await saved('called-off'))]);
    const { _id } = body.schedule;
    expect((await publisher.call('schedule/cancel', { domainId, _id })).body).toMatchObject({ state: 'cancelled' });
    const again = await publisher.call('schedule/cancel', { domainId, _id });
    expect([again.status, again.body.error.message]).toEqual([409, 'This schedule was cancelled; create a new one']);
    await comes(_id);
    expect((await load('called-off')).published).toBe(false);
  });

  it('is for those who may publish its pages', async () => {
    const page = await saved('not-yours');
    const { body } = await schedule([item(page)]);
    const { body: role } = await admin.call('roles/save', { role: { name: 'Owners' } });
    await admin.call('roles/applyToPage', {
      page,
      roles: [{ _id: role._id, level: { publisher: true, viewer: true } }],
    });
    const { _id } = body.schedule;
    expect((await publisher.call('schedule/cancel', { domainId, _id })).status).toBe(403);
    expect((await publisher.call('schedule/cancel', { domainId: 'other', _id })).status).toBe(404);
    expect(await listed(_id)).toBeUndefined();
    expect((await list(admin)).map((one) => one._id)).toContain(_id);
    expect((await admin.call('schedule/cancel', { domainId, _id })).status).toBe(200);
  });
});
