import type { AnswerOf, CallPath, Calls, Failure, PayloadOf } from '../../contract/calls.ts';
import { maxUploadBytes, tooLargeSentence } from '../../contract/upload-limits.ts';
import { said, t } from '../words/t.ts';

type PathOf<Method> = { [Path in CallPath]: Calls[Path]['method'] extends Method ? Path : never }[CallPath];

/** A call that the service refused, or that never reached it (status 0). The message can be shown to the user. */
export class CallFailed extends Error {
  readonly status: number;
  readonly validationErrors: readonly string[];
  readonly current: Failure['error']['current'];
  readonly reason: Failure['error']['reason'];

  constructor(
    status: number,
    { message, validationErrors = [], current, reason }: Failure['error'],
    options?: ErrorOptions,
  ) {
    super(said(message) || UNKNOWN_ERROR, options);
    this.status = status;
    this.validationErrors = validationErrors.map(said);
    this.current = current;
    this.reason = reason;
  }
}

/** The generic error toast. */
export const UNKNOWN_ERROR = t('Unknown Error');
const UNREACHABLE = t('The editing service cannot be reached. Your changes are kept in this browser.');

/** Shown in place of what a proxy in front of the service answers in its own words. */
const OF_PROXY: Readonly<Record<number, string>> = {
  413: t('The web server in front of the editor refuses files of this size. Its operator can raise the limit.'),
  ...Object.fromEntries([502, 503, 504].map((status) => [status, UNREACHABLE])),
};

const failureOf = (status: number, body: unknown): CallFailed =>
  new CallFailed(status, (body as Failure | null)?.error ?? { message: OF_PROXY[status] ?? '' });

/** The message to show for a failure: the service's own where there is one. */
export function failureMessage(failure: unknown): string {
  return failure instanceof CallFailed ? failure.message : UNKNOWN_ERROR;
}

/** True when the user lacks permission for a call: a retry would fail too. */
export const isRefused = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 403;

let domainId: string | undefined;
let release: string | undefined;

/** Sets the site that all further calls are about; none with an empty id. Calls that concern no site ignore it. */
export function callAbout(id: string, releaseId?: string): void {
  domainId = id || undefined;
  release = releaseId;
}

/** The release whose versions are open, as calls about the open documents name it; empty for ordinary drafts. */
export const inRelease = () => (release === undefined ? {} : { release });

/** A call's payload without the site, which is added here. */
type Sent<Payload> = Payload extends unknown ? Omit<Payload, 'domainId'> : never;

/** A call that reads. Throws CallFailed. */
export function ask<Path extends PathOf<'GET'>>(path: Path, query: Sent<PayloadOf<Path>>): Promise<AnswerOf<Path>> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, domainId } as Record<string, string | number | undefined>)) {
    if (value !== undefined) parameters.set(name, `${value}`);
  }
  return fetchJson(`/api/${path}?${parameters}`, {});
}

/** A call that changes something, or that reads with a body. Throws CallFailed. */
export function send<Path extends PathOf<'POST'>>(
  path: Path,
  body: Sent<PayloadOf<Path>>,
  init: RequestInit = {},
): Promise<AnswerOf<Path>> {
  return fetchJson(`/api/${path}`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, domainId }),
  });
}

/** Asks the person who they are; true when they have proved it. */
type AskToConfirm = () => Promise<boolean>;
let askToConfirm: AskToConfirm | undefined;
let confirming: Promise<boolean> | undefined;

/** Sets how a person is asked to confirm who they are; returns the function that ends it. */
export function confirmBy(ask: AskToConfirm): () => void {
  askToConfirm = ask;
  return () => {
    if (askToConfirm === ask) askToConfirm = undefined;
  };
}

/** Calls that need it at the same time wait for one question. */
async function isConfirmed(): Promise<boolean> {
  confirming ??= askToConfirm?.().finally(() => {
    confirming = undefined;
  });
  return (await confirming) ?? false;
}

/** Whether the person has confirmed who they are by now, in another window; asks them nothing. What fails in another
 * way fails for their call, too. */
export const hasConfirmed = (): Promise<boolean> =>
  fetchOnce('/api/user/checkConfirmed', {}).then(
    () => true,
    (failure) => !isRefused(failure),
  );

/** What was refused until the person confirms who they are goes on once they did. */
async function fetchJson<Answer>(url: string, init: RequestInit): Promise<Answer> {
  try {
    return await fetchOnce(url, init);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.reason === 'confirm' && (await isConfirmed())) {
      return fetchOnce(url, init);
    }
    throw failure;
  }
}

async function fetchOnce<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new CallFailed(0, { message: UNREACHABLE }, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  return body as Answer;
}

type UploadPath = { [Path in CallPath]: Calls[Path]['body'] extends 'upload' ? Path : never }[CallPath];

const CANCELLED = t('The upload was cancelled.');

/** Uploads a file, until `signal` aborts it; `onProgress` receives the share sent so far (0 to 1). Throws CallFailed. */
export function uploadFile<Path extends UploadPath>(
  path: Path,
  payload: PayloadOf<Path>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<Path>> {
  if (file.size > maxUploadBytes(path)) {
    return Promise.reject(new CallFailed(413, { message: tooLargeSentence(path) }));
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, String(value));
  form.set('file', file);
  return new Promise((resolve, reject) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new CallFailed(0, { message: UNREACHABLE })));
    request.addEventListener('load', () => {
      const body: unknown = request.response;
      if (request.status === 200) resolve(body as AnswerOf<Path>);
      else reject(failureOf(request.status, body));
    });
    request.addEventListener('abort', () => reject(new CallFailed(0, { message: CANCELLED })));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
