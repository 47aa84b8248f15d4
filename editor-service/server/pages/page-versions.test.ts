import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCast, editor, openCast, publisher, savedPage, visitor } from './testing/cast.ts';

beforeAll(openCast);
afterAll(closeCast);

describe('page/history', () => {
  it('lists every revision, and page/restoreRevision restores one', async () => {
    const page = await savedPage('remembered', { title: 'One' });
    await editor.call('page/save', { page: { ...page, title: 'Two' } });
    const { body: history } = await editor.call('page/history', { _id: page._id });
    expect(history.map(({ revision, action }) => [revision, action])).toEqual([
      [2, 'save'],
      [1, 'save'],
    ]);
    const { body } = await editor.call('page/restoreRevision', { _id: page._id, revision: 1 });
    expect(body).toMatchObject({ title: 'One', revision: 3 });
    expect((await editor.call('page/restoreRevision', { _id: page._id, revision: 99 })).status).toBe(404);
  });
});

describe('page/save of the kind auto', () => {
  it('keeps one entry of the history for a person, until something else lies between', async () => {
    const page = await savedPage('typed', { title: 'One' });
    const auto = (title: string) =>
      editor.call('page/save', { page: { ...page, revision: undefined, title }, kind: 'auto' });
    await auto('Two');
    await auto('Three');
    const { revision: _, ...now } = page;
    await editor.call('page/save', { page: { ...now, title: 'Four' }, name: 'The text for the fair' });
    await auto('Five');
    const { body } = await editor.call('page/history', { _id: page._id });
    expect(body.map(({ revision, action, name }) => [revision, action, name])).toEqual([
      [5, 'autosave', undefined],
      [4, 'save', 'The text for the fair'],
      [3, 'autosave', undefined],
      [1, 'save', undefined],
    ]);
  });

  it('refuses an outdated revision like any save, and says which one is stored', async () => {
    const page = await savedPage('typed-by-two');
    await publisher.call('page/save', { page: { ...page, title: 'Theirs' }, kind: 'auto' });
    const { status, body } = await editor.call('page/save', { page: { ...page, title: 'Mine' }, kind: 'auto' });
    expect([status, body.error.current?.revision]).toEqual([409, 2]);
    const { body: theirs } = await editor.call('page/loadRevision', { _id: page._id, revision: 2 });
    expect(theirs?.title).toBe('Theirs');
  });

  it('refuses an unknown kind and a name that is too long', async () => {
    const page = await savedPage('typed-badly');
    const save = (more: object) => editor.call('page/save', { page, ...more } as never);
    expect((await save({ kind: 'publish' })).status).toBe(400);
    expect((await save({ name: 'x'.repeat(101) })).status).toBe(400);
  });

  it('never publishes: visitors see the page as before', async () => {
    const page = await savedPage('typed-live', { title: 'Live' });
    const { body: live } = await publisher.call('page/publishPage', { page });
    const { body } = await editor.call('page/save', { page: { ...live, title: 'Draft' }, kind: 'auto' });
    expect(body).toMatchObject({ published: true, lastPublished: live.lastPublished });
    const seen = await visitor.call('page/load', { slug: 'typed-live', domainId: 'main' });
    expect(seen.body.title).toBe('Live');
  });
});

describe('page/nameVersion', () => {
  it('names a version and takes the name away', async () => {
    const { _id } = await savedPage('named');
    const nameOf = async () => (await editor.call('page/history', { _id })).body[0]?.name;
    await editor.call('page/nameVersion', { _id, revision: 1, name: '  Before the fair ' });
    expect(await nameOf()).toBe('Before the fair');
    await editor.call('page/nameVersion', { _id, revision: 1, name: '' });
    expect(await nameOf()).toBeUndefined();
  });

  it('refuses a version that is not there', async () => {
    const { _id } = await savedPage('unnamed');
    expect((await editor.call('page/nameVersion', { _id, revision: 7, name: 'x' })).status).toBe(404);
    expect((await editor.call('page/nameVersion', { _id: 'nothing', revision: 1, name: 'x' })).status).toBe(404);
  });
});

describe('page/restoreRevision', () => {
  it('keeps the present address, and takes the old one only when asked to', async () => {
    const page = await savedPage('old-address', { title: 'One' });
    const moved = { ...page, slug: 'new-address', title: 'Two' };
    await editor.call('page/save', { page: moved });
    const restore = (more: object) => editor.call('page/restoreRevision', { _id: page._id, revision: 1, ...more });
    expect((await restore({})).body).toMatchObject({ title: 'One', slug: 'new-address' });
    expect((await restore({ withAddress: true })).body).toMatchObject({ title: 'One', slug: 'old-address' });
    const { body } = await editor.call('page/history', { _id: page._id });
    expect(body.map(({ action }) => action)).toEqual(['revert', 'revert', 'save', 'save']);
  });
});
