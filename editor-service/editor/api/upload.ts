import type { AnswerOf, CallPath, Calls, Failure, PayloadOf } from '../../contract/calls.ts';
import { CallFailed, UNREACHABLE } from './client.ts';

type UploadPath = { [Path in CallPath]: Calls[Path]['body'] extends 'upload' ? Path : never }[CallPath];

const CANCELLED = 'The upload was cancelled.';

/** Uploads a file, until `signal` aborts it; `onProgress` receives the share sent so far (0 to 1). Throws CallFailed. */
export function uploadFile<Path extends UploadPath>(
  path: Path,
  payload: PayloadOf<Path>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<Path>> {
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
      else reject(new CallFailed(request.status, (body as Failure | null)?.error ?? { message: '' }));
    });
    request.addEventListener('abort', () => reject(new CallFailed(0, { message: CANCELLED })));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
