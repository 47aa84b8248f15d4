import type { AnswerOf, CallPath, Failure, PayloadOf } from '../../contract/calls.ts';
import { client } from './test-service.ts';

/** A browser that keeps its cookies from call to call. */
export function testBrowser(editorUrl: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async <Path extends CallPath>(path: Path, payload: PayloadOf<Path>) => {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
      const reply = await client(editorUrl, cookie).call(path, payload, headers);
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return { status: reply.status, body: reply.body as AnswerOf<Path> & Failure };
    },
  };
}
