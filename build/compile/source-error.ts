import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** `FILE:LINE:COLUMN` of a source, as Vite, PostCSS and Rolldown write it. */
const POSITION = /([^\s'"`[\]()]+\.\w+):(\d+):\d+:?/;
const HEADLINE = /^Build failed with/;
const TAGS = /^(?:\s*\[[\w: -]+\])+/;

/** What a compiler says of a source: `site/blocks/text/Text.tsx, line 12: Unexpected token`; null if it names no line. */
export function sourceError(message: string): string | null {
  const text = stripVTControlCharacters(message);
  const [, file = '', line] = POSITION.exec(text) ?? [];
  if (!line) return null;
  const said = text.split('\n').filter((one) => !HEADLINE.test(one));
  const reasons = said.map((one) => one.replace(TAGS, '').replace(POSITION, '').trim());
  return `${relative(process.cwd(), file)}, line ${line}: ${reasons.find((reason) => reason !== '')}`;
}
