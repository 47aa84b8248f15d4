import { afterEach, expect, test, vi } from 'vitest';
import { fakeService } from '../testing/fake-service.ts';
import { ask, callAbout, send, uploadFile } from './client.ts';

afterEach(() => {
  callAbout('');
  vi.unstubAllGlobals();
});

test('calls that read and calls that change say which site they are about', async () => {
  const service = fakeService({ 'trash/list': [], 'webhook/retry': { _id: 's1' } });
  callAbout('d1');
  await ask('trash/list', {});
  await send('webhook/retry', { _id: 's1' });
  expect(service.sent('trash/list')).toEqual([{ domainId: 'd1' }]);
  expect(service.sent('webhook/retry')).toEqual([{ domainId: 'd1', _id: 's1' }]);
});

test('calls of an editor without a site name none', async () => {
  const service = fakeService({ 'media/list': { items: [], total: 0 } });
  callAbout('');
  await ask('media/list', {});
  expect(service.sent('media/list')).toEqual([{}]);
});

test.each([
  [413, /web server in front of the editor refuses files of this size/],
  [502, /cannot be reached/],
  [504, /cannot be reached/],
])('what a proxy refuses with %s in its own words is said in the editor’s', async (status, message) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
  await expect(send('webhook/retry', { _id: 's1' })).rejects.toThrow(message);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Refused {
      status = status;
    },
  );
  await expect(uploadFile('media/upload', {}, new File([], 'Sea.png'), () => {})).rejects.toThrow(message);
});

test('a file that is larger than its call takes is refused with a sentence before it is sent', async () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  const large = Object.defineProperty(new File([], 'texts.xlf'), 'size', { value: 60_000_000 });
  const upload = uploadFile('translation/import', { domainId: 'd1' }, large, () => {});
  await expect(upload).rejects.toThrow('The file is larger than 20 MB');
  expect(sent).not.toHaveBeenCalled();
});

/** An upload whose answer is no JSON. */
class Refused extends EventTarget {
  upload = new EventTarget();
  response = null;
  open() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}
