import { z } from 'zod';

/**
 * The subject of a call: the first object with an `_id` in its answer or payload, or one level below, by the name that
 * people know and its permanent id. `/about (01M8…)`, `carla (01M9…): editor, disabled`
 */
export function subjectOf(payload: unknown, answer: unknown): string {
  const objects = [answer, ...valuesOf(answer), payload, ...valuesOf(payload)];
  const subject = objects.map((object) => thing.safeParse(object)).find(({ success }) => success)?.data;
  return subject ? wordsFor(subject) : (form.safeParse(payload).data?.identifier ?? '');
}

const text = z.string().optional().catch(undefined);
const thing = z.object({
  _id: z.string(),
  username: text,
  slug: text,
  name: text,
  /** Of an API token. */
  scope: text,
  roles: z.array(z.string()).catch([]).default([]),
  disabled: z.boolean().catch(false).default(false),
  /** What a preview link shows; null for the draft of the whole site. */
  page: z.object({ _id: z.string(), slug: z.string() }).nullable().optional().catch(undefined),
});
const form = z.object({ identifier: z.string() });

function wordsFor({ _id, username, slug, name, scope, roles, disabled, page }: z.output<typeof thing>): string {
  if (page !== undefined) return page ? `/${page.slug} (${page._id})` : 'the whole site';
  if (scope !== undefined) return `${name} (${_id}): ${scope}, as ${username}`;
  const known = username ?? (slug === undefined ? name : `/${slug}`);
  const who = known && known !== _id ? `${known} (${_id})` : _id;
  if (username === undefined) return who;
  return `${who}: ${roles.join(', ') || 'no role'}${disabled ? ', disabled' : ''}`;
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The id of the page that a subject names; null for everything else. `/about (01M8…)` → `01M8…` */
export function pageIn(subject: string): string | null {
  return /^\/.* \(([^()]+)\)$/.exec(subject)?.[1] ?? null;
}
