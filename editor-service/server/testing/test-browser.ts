import type { AnswerOf, CallPath, Failure, PayloadOf } from '../../contract/calls.ts';
import { client } from './test-service.ts';

/** A browser that keeps its cookies from call to call. */
export function testBrowser(editorUrl: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const keepCookies = (answered: Headers) => {
    for (const set of answered.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  };
  return {
    cookies,
    /** Opens an address as a person does who follows a link; `to`: where its answer leads. */
    open: async (address: string) => {
      const response = await fetch(address, { redirect: 'manual', headers: { cookie: cookieHeader() } });
      keepCookies(response.headers);
      const { status, headers: answered } = response;
      return { status, to: answered.get('location') ?? '', text: await response.text() };
    },
    call: async <Path extends CallPath>(path: Path, payload: PayloadOf<Path>) => {
      const reply = await client(editorUrl, cookieHeader()).call(path, payload, headers);
      keepCookies(reply.headers);
      return { status: reply.status, body: reply.body as AnswerOf<Path> & Failure };
    },
  };
}
