import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let listener: Server;
let port: number;
const hits: string[] = [];

beforeAll(async () => {
  listener = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.writeHead(302, { Location: `http://127.0.0.1:${port}/redirected` }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  port = (listener.address() as AddressInfo).port;
  service = await startTestService();
  publisher = await service.as(['publisher']);
});

afterAll(async () => {
  await service.discard();
  listener.close();
});

describe('an address that an editor writes', () => {
  it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433', 'localhost'])(
    'is never fetched by the server: http://%s',
    async (host) => {
      const url = `http://${host}:${port}/picture.png`;
      const image = { imageId: url, src: url, alt: url };
      const link = { type: 'file', href: url, text: 'File' };
      const contents = [
        { componentType: 'Media', key: 'm', image },
        { componentType: 'HeroBlock', key: 'h', text: `<p><img src="${url}"><a href="${url}">there</a></p>`, link },
        { componentType: 'Flipsnack', key: 'f', src: url },
      ];
      const page = { domainId: 'main', slug: '', header: { heading: url, image, link }, og: { image }, contents };
      const { _id } = (await publisher.call('page/load', { slug: '', domainId: 'main' })).body;
      const { status, body } = await publisher.call('page/publishPage', { page: { ...page, _id } });
      expect([status, body.error]).toEqual([200, undefined]);
      await publisher.get('/_canvas/');
      await publisher.get(`/image/${encodeURIComponent(url)}?w=10`);
      await publisher.upload('media/upload', { alt: url }, { name: url, bytes: url });
      const state = async () => (await publisher.call('page/publishStatus', { _id })).body?.state;
      await expect.poll(state, SOON).not.toBe('queued');
      expect(hits).toEqual([]);
    },
  );
});
