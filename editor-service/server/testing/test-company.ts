import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { Company } from '../runtime/companies.ts';
import { testBrowser } from './test-browser.ts';

/** What the company says of a person besides the subject. */
type Person = Partial<AccountClaims> & { groups?: string[] };

/** What a person has shown there. */
interface Shown {
  subject: string;
  amr?: string[];
}

type Browser = ReturnType<typeof testBrowser>;

/** Where a person goes on, and what they show at the company. */
interface Coming {
  goTo?: string;
  amr?: string[];
}

/** What may change while it answers. */
interface State {
  who: Shown;
  isDown: boolean;
  /** It knows nobody's refresh token any more. */
  isOver: boolean;
  /** How long what it says of a person is valid, by its clock, and how far that is behind. */
  idTokenSeconds: number;
  behindMs: number;
  /** How often it was asked for tokens. */
  asked: number;
}

export type TestCompany = Awaited<ReturnType<typeof startTestCompany>>;

const clock = new AsyncLocalStorage<number>();
const now = Date.now.bind(Date);
/** The time as whoever asks for it knows it: companies whose clocks are behind have another one. */
Date.now = () => now() - (clock.getStore() ?? 0);

/** The log-in of a company on loopback: a certified server of OpenID Connect, where whoever comes is the person of `who`. */
export async function startTestCompany(
  changes: Partial<Company> = {},
  grants = ['authorization_code', 'refresh_token'],
) {
  const id = changes.id ?? 'example';
  const people = new Map<string, Person>();
  const state: State = {
    who: { subject: '' },
    isDown: false,
    isOver: false,
    idTokenSeconds: 3600,
    behindMs: 0,
    asked: 0,
  };
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    const isToken = request.url === '/token';
    if (isToken) state.asked++;
    if (isToken && state.isOver) {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
      return;
    }
    clock.run(state.behindMs, () => answer(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const company: Company = {
    ...{ id, title: 'Example Ltd', issuer, clientId: 'pagewright', secret: 'a secret of the client', domains: [] },
    ...{ groupsClaim: 'groups', roles: {}, scope: 'openid email profile', parameters: {}, twoFactors: [], ...changes },
  };
  /** What a browser does that was sent to this address; returns where it is sent back to. */
  const visit = async (address: string): Promise<string> => {
    const browser = testBrowser(issuer);
    for (let next = address; ; ) {
      const { to, status, text } = await browser.open(next);
      if (!to) throw new Error(`${next} answered ${status}: ${text}`);
      next = new URL(to, next).href;
      if (!next.startsWith(issuer)) return next;
    }
  };
  /** The address at which a person is sent back who began in this browser. */
  const sentBack = async (browser: Browser, subject: string, { goTo = '/', amr = ['pwd'] }: Coming = {}) => {
    state.who = { subject, amr };
    const { body } = await browser.call('user/startCompany', { company: id, goTo });
    return visit(body.address);
  };
  return {
    ...{ company, people, state, issuer, visit, sentBack },
    /** A person comes in by it in a new browser. */
    comeIn: async (editorUrl: string, subject: string, coming: Coming = {}) => {
      const browser = testBrowser(editorUrl);
      const came = await browser.open(await sentBack(browser, subject, coming));
      return { browser, ...came, user: (await browser.call('user/me', {})).body.user };
    },
    /** Begins to answer, for an editor at this address. */
    open: (editorUrl: string): void => {
      const provider = providerOf(company, editorUrl, { people, grants, state });
      const callback = provider.callback();
      answer = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return callback(request, response);
        const { subject, amr = ['pwd'] } = state.who;
        return provider.interactionFinished(request, response, { login: { accountId: subject, amr } });
      };
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function providerOf(
  { id, issuer, clientId, secret }: Company,
  editorUrl: string,
  { people, grants, state }: { people: ReadonlyMap<string, Person>; grants: string[]; state: State },
): Provider {
  const scopes = 'openid email profile';
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: secret, grant_types: grants, response_types: ['code'] },
        ...{ redirect_uris: [`${editorUrl}/_company/${id}`], post_logout_redirect_uris: [`${editorUrl}/`] },
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ sub: accountId, ...person }) };
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['for tests'] },
    pkce: { required: () => true },
    ttl: { IdToken: () => state.idTokenSeconds },
  });
  return provider;
}
