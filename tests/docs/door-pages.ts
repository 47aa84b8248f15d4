import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { type Door, declaredBy } from './declared-by.ts';
import type { Declared } from './read-types.ts';
import { notationOf, type Schema } from './schema-text.ts';

/** Imported by generated code alone. */
const UNDOCUMENTED = './search';

/** The files of the doors, by the addresses of their pages. */
export const DOORS: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports)
    .filter(([door]) => door !== UNDOCUMENTED)
    .map(([door, file]) => [door.replace('.', 'reference'), file]),
);

/** The pages of the package's doors as Markdown, made from their types. Throws for an export without a docstring. */
export async function doorPages(): Promise<Map<string, string>> {
  const doors = declaredBy(
    [...DOORS.values()].map((file) => resolve(file)),
    [resolve('site/env.d.ts')],
  );
  const bare = [...doors].flatMap(([file, { exports }]) =>
    exports.filter(({ description }) => !description).map(({ name }) => `${file}: ${name} has no docstring`),
  );
  if (bare.length > 0) throw new Error(bare.join('\n'));
  const pages = await Promise.all(
    [...DOORS].map(async ([slug, file]) => {
      const door = doors.get(resolve(file)) ?? { exports: [], others: [], ofPackages: [] };
      return [slug, doorText(slug, file, door, await schemasOf(file))] as const;
    }),
  );
  return new Map(pages);
}

function doorText(slug: string, file: string, door: Door, schemas: ReadonlyMap<string, string>): string {
  const [purpose = ''] = /(?<=^\/\*\* ).*(?= \*\/$)/m.exec(readFileSync(file, 'utf8')) ?? [];
  const codes = formatted([...door.exports, ...door.others]);
  const exports = door.exports.map(
    ({ name, description }) => `## ${name}\n\n${description}\n\n${fenced(schemas.get(name) ?? codes.get(name) ?? '')}`,
  );
  const others = door.others.map(({ name, description }) => {
    const says = description ? `/** ${description} */\n` : '';
    return says + (codes.get(name) ?? '');
  });
  return [
    purpose,
    fenced(`import { … } from '${slug.replace('reference', 'pagewright')}';`),
    ...(door.ofPackages.length > 0 ? [`It also exports ${door.ofPackages.join(', ')}.`] : []),
    ...exports,
    ...(others.length > 0 ? ['## Types that these name', fenced(others.join('\n\n'))] : []),
  ].join('\n\n');
}

const fenced = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

/** What the schemas of a door accept: their own types would repeat how zod puts them together. */
async function schemasOf(file: string): Promise<Map<string, string>> {
  if (!/\/(?:content|fields)\.ts$/.test(file)) return new Map();
  const values: Record<string, unknown> = await import(resolve(file));
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      if (!(value instanceof z.ZodType)) return [];
      const schema = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }) as Schema;
      return [[name, `const ${name}: z.ZodType<${notationOf(schema, 5)}>`] as const];
    }),
  );
}

const MARK = '//# ';
const CHECKS = 'tests/checks/node_modules/.bin';

/** The codes by name, as Biome formats them. */
function formatted(declared: readonly Declared[]): Map<string, string> {
  const input = declared.map(({ name, code }) => `${MARK}${name}\n${code}\n`).join('\n');
  const words = ['format', '--stdin-file-path=types.d.ts', '--line-width=84'];
  const output = execFileSync(`${CHECKS}/biome`, words, { input, encoding: 'utf8' });
  return new Map(
    output
      .split(MARK)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n');
        return [name, lines.join('\n').trim()] as const;
      }),
  );
}
