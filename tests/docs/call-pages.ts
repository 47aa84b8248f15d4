import { readdirSync, readFileSync } from 'node:fs';
import type { Call } from '#editor-service/contract/call.ts';
import { calls } from '#editor-service/contract/calls.ts';
import { describeCalls } from '#editor-service/server/http/openapi/describe-calls.ts';
import { fieldsOf, notationOf, type Schema } from './schema-text.ts';

/** The pages of the API, each with the first words of the calls that it describes. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'calls/pages': ['page', 'listing', 'section', 'pattern', 'content', 'reader', 'comment', 'trash', 'translation'],
  'calls/publishing': ['publish', 'release', 'review', 'schedule', 'previewLink', 'report', 'webhook'],
  'calls/site': [
    ...['config', 'site', 'siteSettings', 'nav', 'footer', 'redirects', 'categories', 'banner', 'acknowledgementBox'],
    ...['sitemap', 'import', 'system'],
  ],
  'calls/media': ['media', 'link'],
  'calls/forms': ['forms', 'quarantine', 'mail', 'mailchimp', 'subscribers'],
  'calls/people': ['user', 'roles', 'audit', 'token', 'notification'],
  'calls/visitors': ['hub', 'tags', 'careers', 'search'],
};

const WHO = { public: 'Anyone', editor: 'Editors', publisher: 'Publishers', admin: 'Administrators' } as const;
const LIMITS = { document: '1 MB', plain: '64 KB', login: '16 KB', upload: 'one file, as multipart' } as const;

interface Content {
  content: Readonly<Record<string, { schema: Schema }>>;
}

interface Operation {
  parameters?: readonly { name: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: { 200: Content };
}

/** The pages of the API as Markdown, made from the contract. Throws for a call that would be on none of them. */
export function callPages(): Map<string, string> {
  const { paths = {} } = describeCalls();
  const described = descriptions();
  const texts = new Map(Object.keys(PAGES).map((slug) => [slug, `${INTRODUCTION}\n`]));
  for (const [path, call] of Object.entries(calls) as [string, Call][]) {
    const slug = Object.keys(PAGES).find((page) => PAGES[page]?.includes(path.split('/')[0] ?? ''));
    if (slug === undefined) throw new Error(`${path} is on no page of the documentation: call-pages.ts`);
    const operation = Object.values(paths[`/${path}`] ?? {})[0] as Operation;
    texts.set(slug, `${texts.get(slug)}\n${callText(path, call, operation, described.get(path))}`);
  }
  return texts;
}

const INTRODUCTION =
  'Made from the contract of this version. [How to call](/calls) says how to log in, what failures look like and what the signs mean.';

function callText(path: string, call: Call, operation: Operation, description: string | undefined): string {
  const { method, access, body, isStream, audit } = call;
  const answer = Object.values(operation.responses[200].content)[0]?.schema ?? {};
  const limit = method === 'POST' ? `, ${body === 'upload' ? '' : 'at most '}${LIMITS[body]}` : '';
  return [
    `## ${path}\n`,
    `\`${method} /api/${path}\`${limit}. ${WHO[access]}.${audit ? ` In the audit trail as “${audit}”.` : ''}\n`,
    ...(description ? [`${description}\n`] : []),
    ...payloadText(operation),
    `${isStream ? 'Events' : 'Answer'}:\n`,
    `\`\`\`ts\n${notationOf(answer)}\n\`\`\`\n`,
  ].join('\n');
}

function payloadText({ parameters = [], requestBody }: Operation): string[] {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fields = body
    ? fieldsOf(body)
    : parameters.map(({ name, required = false, schema }) => ({ name, isRequired: required, schema }));
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, isRequired, schema }) => {
    const fallback = schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\``;
    const type = shortly(schema).replaceAll('|', '\\|');
    return `| \`${name}\` | \`${type}\` | ${isRequired && !fallback ? 'yes' : ''} | ${fallback} |`;
  });
  return ['| Field | Type | Required | Default |\n| --- | --- | --- | --- |', ...rows, ''];
}

const MAX_IN_CELL = 200;

/** A type in one line; of a large object the names of its fields. */
function shortly(schema: Schema): string {
  const line = notationOf(schema, 1)
    .replaceAll(/\{\n\s*/g, '{ ')
    .replaceAll(/\n\s*\}/g, ' }')
    .replaceAll(/\n\s*/g, '; ');
  const names = fieldsOf(schema).map(({ name }) => name);
  return line.length > MAX_IN_CELL && names.length > 0 ? `{ ${names.join(', ')} }` : line;
}

/** What the contract's comments say of its calls. */
function descriptions(): Map<string, string> {
  const folder = 'editor-service/contract';
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('-calls.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}'(\w+\/\w+)'/gm)]);
  return new Map(
    found.map(([, comment = '', path = '']) => [path, comment.replaceAll(/\s*\n\s*\*\s?|\s+/g, ' ').trim()]),
  );
}
