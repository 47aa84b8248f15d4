import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { openStorageAlone } from '#editor-service/server/storage/storage.ts';
import { type MailSink, startMailSink } from '#editor-service/server/testing/mail-sink.ts';
import {
  client,
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { testSettings } from '#editor-service/server/testing/test-settings.ts';

const running = new Set<TestService>();
let sink: MailSink | undefined;

afterEach(async () => {
  for (const service of running) await service.discard();
  running.clear();
  await sink?.close();
  sink = undefined;
});

/** Services with folders of their own on one database, the first of which delivers; one editor is logged in to all. */
async function several(count: number) {
  const services = [await start()];
  const [first] = services;
  if (!first) throw new Error('No service');
  const databaseAddress = databaseIn(join(first.folder, 'data'));
  while (services.length < count) services.push(await start(databaseAddress));
  const { cookie } = await first.as(['publisher']);
  return { databaseAddress, services, editors: services.map(({ editorUrl }) => client(editorUrl, cookie)) };
}

async function start(databaseAddress?: string): Promise<TestService> {
  const service = await startTestService({ smtpUrl: sink?.url, ...(databaseAddress && { databaseAddress }) });
  running.add(service);
  return service;
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
};

const publish = async (editor: TestClient, slug: string, heading: string) => {
  const known = await editor.call('page/load', { slug, domainId: 'main' });
  const page = { ...(known.status === 200 ? known.body : { domainId: 'main', slug }), header: { heading } };
  return (await editor.call('page/publishPage', { page })).body;
};

const htmlOf = (service: TestService, slug: string) => join(service.folder, 'dist/main', slug, 'index.html');

describe.skipIf(isOnSqlite)('several services on one database', () => {
  it('keep an import with a data folder of its own from their database', async () => {
    const { databaseAddress } = await several(1);
    const settings = testSettings(await temporaryFolder(), { databaseAddress });
    await expect(openStorageAlone(settings, 'import')).rejects.toThrow('stop all services first');
  });

  it('answer alike wherever a request arrives, and one delivers what any commits', async () => {
    const { services, editors } = await several(2);
    const { _id } = await publish(at(editors, 1), 'about', 'About us');
    expect((await at(editors, 0).call('page/load', { slug: 'about', domainId: 'main' })).body._id).toBe(_id);
    for (const editor of editors) {
      const state = async () => (await editor.call('page/publishStatus', { _id })).body?.state;
      await expect.poll(state, SOON).toBe('live');
    }
    expect(await readFile(htmlOf(at(services, 0), 'about'), 'utf8')).toContain('About us');
    expect(existsSync(htmlOf(at(services, 1), 'about'))).toBe(false);
  });

  it('show their editors to each other', async () => {
    const { services, editors } = await several(2);
    const page = await publish(at(editors, 0), 'about', 'About us');
    const ref = { _id: page._id, collection: 'pages', domainId: 'main', isLeaving: false } as const;
    const ben = await at(services, 0).as(['publisher']);
    await at(editors, 1).call('page/presence', ref);
    expect((await ben.call('page/presence', ref)).body.people).toHaveLength(1);
  });

  it('take over the delivery from one that ended, whatever their own files are', async () => {
    const { services, editors } = await several(2);
    await publish(at(editors, 1), 'about', 'First');
    await expect.poll(() => existsSync(htmlOf(at(services, 0), 'about')), SOON).toBe(true);
    await at(services, 0).close();
    await publish(at(editors, 1), 'about', 'Second');
    const second = htmlOf(at(services, 1), 'about');
    await expect.poll(async () => existsSync(second) && (await readFile(second, 'utf8')), SOON).toContain('Second');
    const third = await start(databaseIn(join(at(services, 0).folder, 'data')));
    await publish(client(third.editorUrl, at(editors, 1).cookie), 'about', 'Third');
    await expect.poll(() => readFile(second, 'utf8'), SOON).toContain('Third');
    const { body } = await at(editors, 1).call('page/load', { slug: 'about', domainId: 'main' });
    expect(body).toMatchObject({ header: { heading: 'Third' }, revision: 3 }); // saved, and published three times
  });

  it('send a mail once', async () => {
    sink = await startMailSink();
    const { databaseAddress } = await several(3);
    const db = await openDatabase(databaseAddress);
    const content = { text: 'Thanks', html: '<p>Thanks</p>' };
    for (let count = 0; count < 30; count += 1) {
      const mail = { kind: 'enquiry', recipients: [`ben${count}@example.org`], subject: 'Thanks', content } as const;
      await queueMail(db, mail, new Date().toISOString());
    }
    for (const service of [...running]) {
      running.delete(service);
      running.add(await service.restart()); // looks for mails that wait
    }
    const sent = async () => (await db.selectFrom('mails').where('state', '=', 'sent').select('id').execute()).length;
    await expect.poll(sent, SOON).toBe(30);
    expect(sink.received).toHaveLength(30);
    await db.destroy();
  });
});
