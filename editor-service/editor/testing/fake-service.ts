import { onTestFinished, vi } from 'vitest';
import {
  type AnswerOf,
  type CallPath,
  calls,
  type Failure,
  type PayloadOf,
  type PublishEvent,
} from '../../contract/calls.ts';

/** What the service says to a call: an answer, or a refusal. */
type Said<Path extends CallPath> = AnswerOf<Path> | Refusal;

/** For each call what the service says, or a function of what was sent. */
export type Answers = {
  [Path in CallPath]?: Said<Path> | ((sent: PayloadOf<Path>) => Said<Path> | Promise<Said<Path>>);
};

class Refusal {
  readonly status: number;
  readonly error: Failure['error'];

  constructor(status: number, error: Failure['error']) {
    this.status = status;
    this.error = error;
  }
}

/** A call that is refused, with a sentence for people and one for each error of the payload. */
export function refuses(status: number, message: string, validationErrors?: string[]): Refusal {
  return new Refusal(status, { message, ...(validationErrors && { validationErrors }) });
}

/** A call that asks the person who they are. */
export const asksWho = (): Refusal => new Refusal(403, { message: 'Please confirm that it is you', reason: 'confirm' });

export interface FakeService {
  /** The payloads of a call so far, as they were sent: those of a GET are texts. Calls about no site name none. */
  sent: <Path extends CallPath>(path: Path) => PayloadOf<Path>[];
  /** Tells every listener of publishes. */
  tell: (event: PublishEvent) => void;
  /** Other answers from now on. */
  answer: (answers: Answers) => void;
}

/** No log-in waits, and this browser has no passkeys. */
const NO_STEP = {
  ...{ needs: null, ways: { passkey: false, code: false, recoveryCode: false } },
  ...{ companies: [], byCompanyOnly: false, problem: '' },
};

/** A person with a password only. */
const WAYS_IN = {
  ...{ hasPassword: true, passkeys: [], hasCode: false, recoveryCodes: 0 },
  ...{ twoSteps: false, isRequired: false, hasPasskeys: true, companies: [] },
};

/**
 * Answers the calls of the editor until the test ends. A payload that the contract refuses, and a call without an
 * answer, fail the test; nobody has a name unless an answer says so.
 */
export function fakeService(first: Answers): FakeService {
  const answers: Answers = { 'user/names': [], 'user/loadStep': NO_STEP, 'user/loadWaysIn': WAYS_IN, ...first };
  const sent: { path: string; payload: unknown }[] = [];
  const mistakes: string[] = [];

  async function say(path: string, payload: unknown): Promise<unknown> {
    const checked = calls[path as CallPath].payload.safeParse(payload);
    sent.push({ path, payload: aboutSite(payload, checked.data) });
    const said = (answers as Record<string, unknown>)[path];
    if (!checked.success) mistakes.push(`${path} was sent ${JSON.stringify(payload)}: ${checked.error.message}`);
    if (said === undefined) mistakes.push(`There is no answer for ${path}, sent ${JSON.stringify(payload)}`);
    return typeof said === 'function' ? said(payload) : said;
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://editor.test');
    const payload = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams);
    const said = await say(pathname.slice('/api/'.length), payload);
    return said instanceof Refusal ? Response.json(said, { status: said.status }) : Response.json(said ?? null);
  });
  vi.stubGlobal('XMLHttpRequest', fakeUpload(say));
  const streams = new Set<EventTarget>();
  vi.stubGlobal('EventSource', fakeStream(streams));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  });

  return {
    sent: <Path extends CallPath>(path: Path) =>
      sent.filter((call) => call.path === path).map(({ payload }) => payload as PayloadOf<Path>),
    tell: (event) => {
      for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    },
    answer: (more) => void Object.assign(answers, more),
  };
}

/** The payload, without the site if the call ignores it. */
function aboutSite(payload: unknown, known: object | undefined): unknown {
  if (!known || 'domainId' in known) return payload;
  const { domainId: _ignored, ...own } = payload as { domainId?: string };
  return own;
}

/** The request of an upload, which reports half of its progress; the file is sent as `file` by its name. */
function fakeUpload(say: (path: string, payload: unknown) => Promise<unknown>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    response: unknown = null;
    #path = '';

    open(_method: string, address: string) {
      this.#path = address.slice('/api/'.length);
    }

    abort() {
      this.dispatchEvent(new Event('abort'));
    }

    async send(form: FormData) {
      const payload = Object.fromEntries(
        [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
      );
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      const said = await say(this.#path, payload);
      this.status = said instanceof Refusal ? said.status : 200;
      this.response = said;
      this.dispatchEvent(new Event('load'));
    }
  };
}

/** A stream of events that is open at once, until it is closed. */
function fakeStream(streams: Set<EventTarget>) {
  return class extends EventTarget {
    constructor() {
      super();
      streams.add(this);
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }

    close() {
      streams.delete(this);
    }
  };
}
