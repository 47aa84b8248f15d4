import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type SiteConfig, siteConfigSchema } from '#site/fields/site-config.ts';
import { SiteFolderError, whyNotLoaded } from './site-folder-error.ts';

const FILE = 'site.config.ts';

/** The contents of `site.config.ts`; `{}` when there is none. Throws one SiteFolderError that lists every bad value. */
export async function readConfig(siteDir: string): Promise<SiteConfig> {
  const file = join(siteDir, FILE);
  if (!existsSync(file)) return {};
  const { default: given } = await importFresh(siteDir, file);
  const parsed = siteConfigSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SiteFolderError(
    siteDir,
    parsed.error.issues.flatMap((issue) => sentencesOf(issue, given)),
  );
}

/** Bypasses the module cache, so that a program that watches the folder reads what was saved. */
async function importFresh(siteDir: string, file: string): Promise<{ default?: unknown }> {
  try {
    return (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as { default?: unknown };
  } catch (cause) {
    throw new SiteFolderError(siteDir, [`${FILE}: cannot be loaded: ${whyNotLoaded(cause)}`]);
  }
}

function sentencesOf(issue: z.core.$ZodIssue, config: unknown): string[] {
  const at = (path: readonly PropertyKey[]) => [FILE, ...path.map(String)].join(' › ');
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(siteConfigSchema, issue.path).join(', ');
    return issue.keys.map((key) => `${at(issue.path)}: expected only ${known}; found ${key}`);
  }
  const value = issue.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)?.[key], config);
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : value;
  return [`${at(issue.path)}: expected ${expectation(issue)}, found ${JSON.stringify(found) ?? typeof found}`];
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`;
  return issue.message.replace(/^[\w ]+: expected /, '');
}

/** The names that a schema knows at a path, e.g. those of `palette` in a configuration; none where any name will do. */
function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional) return knownKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest);
  if (schema instanceof z.ZodRecord) return knownKeys(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(schema.shape);
  const inner: unknown = schema.shape[String(key)];
  return inner instanceof z.ZodType ? knownKeys(inner, rest) : [];
}
