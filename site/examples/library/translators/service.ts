import { defineTranslator } from 'pagewright/extend';

/** Has texts translated by a service that gets and returns them as JSON: DeepL, LibreTranslate and others have a call like it. */
export default defineTranslator(async ({ texts, from, to }) => {
  const response = await fetch(process.env.LIBRARY_TRANSLATOR ?? 'http://127.0.0.1:5000/translate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: texts, source: from, target: to, format: 'html' }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`The translator answered ${response.status}. Try again later.`);
  const { translatedText } = (await response.json()) as { translatedText: string[] };
  return translatedText;
});
