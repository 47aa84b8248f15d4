import { join } from 'node:path';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import type { AnswerOf } from '../../../../contract/calls.ts';
import type { SetItem } from '../../../../contract/publishing-sets.ts';
import { client, startTestService, type TestClient, type TestService } from '../../../testing/test-service.ts';

export let service: TestService;
export let publisher: TestClient;
export let admin: TestClient;
export let db: Db;

/** A service with a publisher and an administrator, for the tests of schedules. */
export async function openCast(): Promise<void> {
  service = await startTestService();
  [publisher, admin] = await Promise.all([service.as(['publisher']), service.as(['admin'])]);
  db = await openDatabase(databaseIn(join(service.folder, 'data')));
}

/** Starts the service on the same folders, after it was closed. */
export async function startAgain(): Promise<void> {
  service = await startTestService({}, service.folder);
  publisher = client(service.editorUrl, publisher.cookie);
  admin = client(service.editorUrl, admin.cookie);
}

export async function closeCast(): Promise<void> {
  await db.destroy();
  await service.discard();
}

export type Page = AnswerOf<'page/save'>;
export const domainId = 'main';
export const ZONE = 'Australia/Sydney';
export const NEXT_YEAR = new Date().getUTCFullYear() + 1;
export const saved = async (slug: string, heading = `About ${slug}`): Promise<Page> =>
  (await publisher.call('page/save', { page: { domainId, slug, header: { heading } } })).body;
export const load = async (slug: string) => (await publisher.call('page/load', { slug, domainId })).body as Page;
export const edited = async (slug: string, heading: string): Promise<Page> =>
  (await publisher.call('page/save', { page: { ...(await load(slug)), header: { heading } } as Page })).body;

interface Wanted {
  action?: 'publish' | 'unpublish';
  day?: string;
  time?: string;
  by?: TestClient;
}

export const item = ({ _id, revision }: Page): SetItem => ({ kind: 'page', _id, revision, action: 'publish' });
export const schedule = (
  items: SetItem[],
  { action = 'publish', day = `${NEXT_YEAR}-03-02`, time = '09:00', by = publisher }: Wanted = {},
) => by.call('schedule/save', { domainId, action, items, day, time, zone: ZONE });
export const list = async (by = publisher) => (await by.call('schedule/list', { domainId })).body.schedules;
export const listed = async (id: string) => (await list()).find(({ _id }) => _id === id);

/** The time of a schedule comes: the service reads the clock, as it does at a start. */
export async function comes(...ids: string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const at = new Date(Date.now() - 60_000 + index).toISOString();
    await db.updateTable('schedules').set({ at }).where('id', '=', id).execute();
  }
  await publisher.call('schedule/save', {
    domainId,
    action: 'publish',
    items: [item(await saved(`wake-${Math.random().toString(36).slice(2)}`))],
    day: `${NEXT_YEAR}-12-01`,
    time: '09:00',
  });
}
