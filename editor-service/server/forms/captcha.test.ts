import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerJson, type FakeServer, startFakeServer } from '../testing/fake-server.ts';
import { FIELDS, FILLED_IN, formBlock, publishBlocks, submitFromSite } from '../testing/sample-form.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

let google: FakeServer;
let service: TestService;

beforeAll(async () => {
  google = await startFakeServer(answerJson({ success: true }));
  service = await startTestService({ recaptchaSecretKey: 'hush', recaptchaVerifyUrl: `${google.url}/siteverify` });
  await publishBlocks(service, formBlock({ fields: [...FIELDS, { type: 'captcha', name: 'anything' }] }));
});

afterAll(async () => {
  await service.discard();
  await google.close();
});

const submit = (recaptcha?: string) => submitFromSite(service, { ...FILLED_IN, ...(recaptcha && { recaptcha }) });

describe('a captcha', () => {
  it('is checked on the server and not stored', async () => {
    google.answer = answerJson({ success: true });
    expect((await submit('right')).status).toBe(200);
    expect(google.received.at(-1)?.body).toBe('secret=hush&response=right');
    const editor = await service.as(['editor']);
    const { body } = await editor.call('forms/getSubmissions', {});
    expect(body.formSubmissions[0]?.form).toEqual(FILLED_IN);
  });

  it('is required whatever fields the browser sends', async () => {
    const asked = google.received.length;
    const settings = { identifier: 'contact', fields: [] };
    const { status, body } = await submitFromSite(service, FILLED_IN, { settings });
    expect([status, body.error.validationErrors]).toEqual([400, ['Please complete the recaptcha']]);
    expect(google.received).toHaveLength(asked);
  });

  it('is refused when it is wrong', async () => {
    google.answer = answerJson({ success: false });
    const { status, body } = await submit('wrong');
    expect([status, body.error.validationErrors]).toEqual([400, ['Please complete the recaptcha']]);
  });

  it('is refused when it was solved on another site', async () => {
    google.answer = answerJson({ success: true, hostname: 'evil.example' });
    expect((await submit('stolen')).status).toBe(400);
    google.answer = answerJson({ success: true, hostname: new URL(service.siteUrl ?? '').hostname });
    expect((await submit('own')).status).toBe(200);
  });

  it.each([
    ['does not answer', () => {}],
    ['fails', answerJson({}, 500)],
    ['answers HTML', (response: Parameters<FakeServer['answer']>[0]) => void response.end('<html>')],
  ])('refuses every submission while its service %s, with a request to try again', async (_, answer) => {
    google.answer = answer;
    const { status, body, headers } = await submit('right');
    expect([status, body.error.message]).toEqual([503, expect.stringContaining('Please try again')]);
    expect(headers.get('retry-after')).toBe('5');
  });
});
