import { readFile } from 'node:fs/promises';

const NOT_SHOWN = /<(script|style|template)\b[^>]*>.*?<\/\1>/gs;
const LINK = /<a\b[^>]* href="([^"]*)"/g;
const PICTURE = /\/_media\/[^\s"]*/g;

/** Throws if two files do not show the same words, links and pictures, which would make a comparison meaningless. */
export async function requireSamePage(ours: string, theirs: string, name: string): Promise<void> {
  const [here, there] = (await Promise.all([ours, theirs].map((file) => readFile(file, 'utf8')))).map(shownIn);
  for (const what of ['words', 'links', 'pictures'] as const) {
    if (here?.[what] !== there?.[what]) throw new Error(`The ${name} build does not show the same ${what} as ours`);
  }
}

function shownIn(html: string) {
  const body = html.slice(html.indexOf('<body')).replaceAll(NOT_SHOWN, ' ');
  return {
    words: body
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    links: Array.from(body.matchAll(LINK), ([, href]) => href).join(' '),
    pictures: (body.match(PICTURE) ?? []).join(' '),
  };
}
