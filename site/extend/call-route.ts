async function answerTo<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/own/${path}`, init);
  const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  if (!response.ok) throw new Error(body?.error?.message ?? `The service answered ${response.status}`);
  return body as Answer;
}

/** Calls a `GET` route of the site folder by its name. Throws an Error with the service's sentence. */
export const askRoute = <Answer>(name: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  answerTo(`${name}?${new URLSearchParams(query)}`, {});

/** Calls a `POST` route of the site folder by its name. Throws an Error with the service's sentence. */
export const callRoute = <Answer>(name: string, payload: object = {}): Promise<Answer> =>
  answerTo(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
