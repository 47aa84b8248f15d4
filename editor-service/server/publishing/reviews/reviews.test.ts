import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '#content-store/drafts/people/users.ts';
import type { ReviewRule } from '#content-store/model/entities/review.ts';
import { ada } from '#content-store/testing/documents.ts';
import type { Caller } from '../../http/call-context.ts';
import { type Cast, cast, domainId } from '../sets/testing/cast.ts';

const person = (username: string, ...roles: string[]): Caller => ({
  ...{ userId: username, username, roles, isAdmin: roles.includes('admin'), sessionId: null, activeDomainId: null },
});
const ben = person('ben', 'editor');
const kim = person('kim', 'publisher');
const lea = person('lea', 'editor', 'legal');
const draft = { kind: 'page', _id: 'draft' } as const;

let site: Cast;
beforeEach(async () => {
  site = await cast();
  await site.db.insertInto('roles').values({ id: 'legal', name: 'Legal', admin: 0 }).execute();
  for (const { username, roles } of [ben, kim, lea])
    await createUser(site.db, { username, email: `${username}@example.org`, roles, passwordHash: 'x' }, ada.at);
});

type Reviewers = Parameters<typeof asks>[0];
const asks = (reviewers: { kind: 'person' | 'role' | 'guest'; id: string; name: string }[], by = ben) =>
  site.callAs(by, 'review/ask', { domainId, purpose: 'review', items: [draft], reviewers, text: 'Is it right?' });
const named = (id: string): Reviewers[number] => ({ kind: 'person', id, name: '' });
const list = (caller: Caller) => site.callAs(caller, 'review/list', { domainId });
const approve = async (caller: Caller, _id: string, seen?: { _id: string; revision: number }[]) =>
  site.callAs(caller, 'review/answer', { domainId, _id, answer: 'approve', ...(seen && { seen }) });
const edit = async (title: string, by = ben) => {
  const row = site.db.selectFrom('pages').select('document').where('id', '=', 'draft').where('copy', '=', 'draft');
  const page = JSON.parse((await row.executeTakeFirstOrThrow()).document);
  return site.callAs(by, 'page/save', { page: { ...page, title } });
};
const publish = (by = kim, checks?: { reason: string }) =>
  site.callAs(by, 'publish/set', { domainId, items: [draft], ...(checks && { checks }) });
const rule = (needs: ReviewRule['needs'], more: Partial<ReviewRule> = {}) =>
  site.call('review/saveRules', { domainId, rules: [{ where: 'everything', needs, ...more }] });

describe('a review', () => {
  it('is on the list of those who are asked, by name or by a role, until each has approved', async () => {
    const { _id, people } = await asks([named('kim'), { kind: 'role', id: 'legal', name: '' }]);
    expect(people).toEqual(['kim', 'lea']);
    expect((await list(lea)).ofMe).toMatchObject([{ text: 'Is it right?', waitsFor: ['kim', 'Legal'] }]);
    expect((await list(person('eve', 'editor'))).ofMe).toEqual([]);
    await approve(kim, _id);
    expect((await list(kim)).ofMe).toEqual([]);
    expect((await list(ben)).mine).toMatchObject([{ state: 'open', waitsFor: ['Legal'] }]);
    await approve(lea, _id);
    expect((await list(ben)).mine).toMatchObject([{ state: 'approved', isOutdated: false, waitsFor: [] }]);
  });

  it('that is asked of somebody else, too, still asks those who were asked before', async () => {
    await asks([named('kim')]);
    const { people } = await asks([named('lea')]);
    expect(people.toSorted()).toEqual(['kim', 'lea']);
    expect((await list(kim)).ofMe).toHaveLength(1);
    expect((await list(ben)).mine.filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('that was approved is outdated once the draft says something else, and current when it says the same again', async () => {
    await edit('Newer');
    const { _id } = await asks([named('kim')]);
    await approve(kim, _id);
    await edit('Newest');
    expect((await list(ben)).mine).toMatchObject([{ isOutdated: true, answers: [{ isOutdated: true }] }]);
    await edit('Newer');
    expect((await list(ben)).mine).toMatchObject([{ isOutdated: false, answers: [{ isOutdated: false }] }]);
  });

  it('is not approved by who asked, nor by who changed the page since it went live', async () => {
    await edit('By Kim', kim);
    const asked = await asks([named('kim'), named('lea')]);
    await edit('By Ben');
    await expect(approve(kim, asked._id)).rejects.toThrow('Another person has to approve');
    await approve(lea, asked._id);
    const own = await asks([named('lea'), { kind: 'role', id: 'legal', name: '' }], lea).catch(
      (error) => error.message,
    );
    expect(own).toMatch('cannot view');
  });

  it('is not approved by somebody who was not asked, or who saw something else', async () => {
    const { _id } = await asks([named('kim')]);
    await expect(approve(lea, _id)).rejects.toThrow('not asked');
    const { revision } = (await edit('Later')) as { revision: number };
    await expect(approve(kim, _id, [{ _id: 'draft', revision: revision - 1 }])).rejects.toThrow('in the meantime');
    await approve(kim, _id, [{ _id: 'draft', revision }]);
    expect((await list(ben)).mine).toMatchObject([{ state: 'approved', answers: [{ isOutdated: false }] }]);
  });

  it('of a page that only some roles may view is neither for others nor for guests', async () => {
    const roles = { collection: 'pages', pageId: 'draft', list: 'viewerRoles', roleId: 'legal' } as const;
    const before = await asks([named('kim')]);
    await site.db.insertInto('pageRoles').values(roles).execute();
    expect([(await list(kim)).ofMe, (await list(ben)).mine]).toEqual([[], []]);
    await expect(approve(kim, before._id)).rejects.toThrow('not asked');
    await expect(asks([named('kim')], lea)).rejects.toThrow('cannot view');
    await expect(asks([{ kind: 'guest', id: 'jo@example.org', name: 'Jo' }], lea)).rejects.toThrow('Guests cannot');
  });

  it('ends when what it is about goes live', async () => {
    const { _id } = await asks([named('kim')]);
    await publish();
    expect((await list(ben)).mine).toMatchObject([{ _id, state: 'published', endedBy: 'kim' }]);
    await expect(approve(kim, _id)).rejects.toThrow('has been answered');
  });
});

describe('a rule', () => {
  it('lets nothing go live that nobody else approved, by whichever call', async () => {
    await rule('one');
    await expect(publish()).rejects.toThrow('“Newer” needs the approval of another person.');
    const page = JSON.parse(
      (
        await site.db
          .selectFrom('pages')
          .select('document')
          .where('id', '=', 'draft')
          .where('copy', '=', 'draft')
          .executeTakeFirstOrThrow()
      ).document,
    );
    await expect(site.callAs(kim, 'page/publishPage', { page })).rejects.toThrow('approval');
    const footer = { _id: 'footer_main', domainId, copyright: 'Ours' };
    await expect(site.call('site/publishFooter', { footer } as never)).rejects.toThrow('approval');
    const { _id } = await asks([named('lea')]);
    await expect(publish()).rejects.toThrow('(asked: lea)');
    await approve(lea, _id);
    await expect(site.callAs(kim, 'page/publishPage', { page: { ...page, title: 'Smuggled' } })).rejects.toThrow();
    expect((await publish()).items).toMatchObject([{ result: 'published' }]);
  });

  it('is not met by an approval of something else, or one that was taken back', async () => {
    await edit('Newer');
    await rule('one');
    const { _id } = await asks([named('lea')]);
    await approve(lea, _id);
    await edit('Later');
    await expect(publish()).rejects.toThrow('approval');
    await edit('Newer');
    const again = await asks([named('lea')]);
    await site.callAs(lea, 'review/answer', { domainId, _id: again._id, answer: 'askForChanges', text: 'Hm' });
    await expect(publish()).rejects.toThrow('approval');
  });

  it('can ask for two people, or for a role', async () => {
    await rule('two');
    const { _id } = await asks([named('lea'), named('ada')]);
    await approve(lea, _id);
    await expect(publish()).rejects.toThrow('two other people');
    await rule('role', { role: 'legal' });
    await publish();
  });

  it('is for a tree, a template, or everything: the first that fits counts', async () => {
    const rules = [
      { where: 'tree', value: '/draft', needs: 'none' },
      { where: 'everything', needs: 'one' },
    ] as const;
    await site.call('review/saveRules', { domainId, rules: [...rules] });
    await publish();
    await edit('Elsewhere');
    await site.call('review/saveRules', { domainId, rules: [{ where: 'template', value: 'generic', needs: 'one' }] });
    await expect(publish()).rejects.toThrow('approval');
  });

  it('is for a language', async () => {
    await site.call('review/saveRules', { domainId, rules: [{ where: 'language', value: 'de', needs: 'one' }] });
    await publish();
    await edit('Elsewhere');
    await site.call('review/saveRules', { domainId, rules: [{ where: 'language', value: 'en', needs: 'one' }] });
    await expect(publish()).rejects.toThrow('approval');
  });

  it('does not keep anybody from taking something offline, unless it says so', async () => {
    await rule('one');
    const unpublish = { domainId, items: [{ ...draft, action: 'unpublish' as const }] };
    await site.callAs(kim, 'publish/set', unpublish);
    await rule('one', { alsoRemovals: true });
    const live = { domainId, items: [{ kind: 'page' as const, _id: 'live', action: 'unpublish' as const }] };
    await expect(site.callAs(kim, 'publish/set', live)).rejects.toThrow('approval');
  });

  it('is overridden by an administrator with a reason, which the record says', async () => {
    await rule('one');
    await expect(publish(kim, { reason: 'In a hurry' })).rejects.toThrow('Only administrators');
    await publish(person('ada', 'admin'), { reason: 'In a hurry' });
    const records = await site.db.selectFrom('publishRecords').select('overridden').execute();
    expect(records.at(-1)?.overridden).toContain('Without approval, because: In a hurry');
  });

  it('keeps what was scheduled offline until it is approved, and says so', async () => {
    await rule('one');
    const day = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    const { schedule } = await site.call('schedule/save', {
      ...{ domainId, action: 'publish', items: [draft], day, time: '09:00', zone: 'UTC' },
    });
    await site.runDue();
    const row = site.db.selectFrom('schedules').selectAll().where('id', '=', schedule._id);
    expect(await row.executeTakeFirst()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('approval'),
    });
  });
});

describe('a version in a release', () => {
  const inSpring = async () => {
    const { _id } = await site.callAs(ben, 'release/create', { domainId, name: 'Spring', items: [draft] });
    const write = async (title: string, by = ben) => {
      const page = await site.callAs(by, 'page/load', { domainId, slug: 'draft', release: _id });
      return site.callAs(by, 'page/save', { page: { ...page, title } as never, release: _id });
    };
    const ask = (by = ben, reviewers = [named('lea')]) =>
      site.callAs(by, 'review/ask', { domainId, purpose: 'review', items: [draft], reviewers, release: _id });
    return {
      release: _id,
      write,
      ask,
      goLive: () => site.callAs(kim, 'release/publish', { domainId, _id }),
    };
  };

  it('is approved as such, and goes live with its release', async () => {
    const { release, write, ask, goLive } = await inSpring();
    await write('In spring');
    await rule('one');
    await approve(lea, (await asks([named('lea')]))._id);
    await expect(goLive()).rejects.toThrow('approval');
    const { _id } = await ask();
    const [asked] = (await list(lea)).ofMe;
    expect(asked?.items).toMatchObject([{ title: 'In spring', release: { _id: release, name: 'Spring' } }]);
    expect(
      (await list(ben)).mine.map(({ state }) => state),
      'the draft has its own',
    ).toContain('approved');
    await approve(lea, _id, [{ _id: 'draft', revision: asked?.items[0]?.revision ?? 0 }]);
    await goLive();
    expect((await list(ben)).mine.find((one) => one._id === _id)).toMatchObject({ state: 'published' });
  });

  it('that was changed after the approval does not go live', async () => {
    const { write, ask, goLive } = await inSpring();
    await rule('one');
    await write('In spring');
    await approve(lea, (await ask())._id);
    const { revision } = await write('In summer');
    await expect(goLive()).rejects.toThrow('approval');
    const { _id } = await ask();
    await expect(approve(lea, _id, [{ _id: 'draft', revision: revision - 1 }])).rejects.toThrow('in the meantime');
  });

  it('is not approved by anybody who changed it, also before others did', async () => {
    const { write, ask } = await inSpring();
    await write('By Lea', lea);
    await write('By Ben');
    const { _id } = await ask();
    await expect(approve(lea, _id)).rejects.toThrow('Another person has to approve');
  });

  it('is asked about beside the draft, and not any more once it was taken out', async () => {
    const { release, ask } = await inSpring();
    const draftReview = await asks([named('lea')]);
    await ask();
    expect((await list(lea)).ofMe).toHaveLength(2);
    await site.callAs(ben, 'release/change', { domainId, _id: release, remove: [draft] });
    expect((await list(lea)).ofMe.map(({ _id }) => _id)).toEqual([draftReview._id]);
    await expect(ask()).rejects.toThrow('not in the release');
  });
});
