import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteTexts } from '#site/content/site-texts.ts';
import type { SiteConfig } from '#site/fields/site-config.ts';
import type { OwnUnit, OwnUnits } from './find-units.ts';
import { isOldForm, newForm } from './new-form.ts';
import { whyNotLoaded } from './site-folder-error.ts';

const WRITTEN_BY_BUILD = new Set([
  ...['index.html', '404.html', 'search', 'health', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'],
  ...['nginx.conf', 'Caddyfile'],
]);

/** The problems of a site folder, one sentence each. */
export async function problemsOf(siteDir: string, config: SiteConfig, units: OwnUnits): Promise<string[]> {
  return [
    ...(await misnamed(units.blocks, 'blocks', 'componentType')),
    ...(await misnamed(units.templates, 'templates', 'template')),
    ...missingFonts(config, siteDir),
    ...takenNames(siteDir, config),
  ];
}

function missingFonts({ fonts = [] }: SiteConfig, siteDir: string): string[] {
  return fonts
    .filter((font) => !existsSync(join(siteDir, font)))
    .map((font) => `site.config.ts › fonts: expected the file ${font}, found none`);
}

/** Files in `public` that would collide with files the build writes. */
function takenNames(siteDir: string, { feeds = [], securityContact }: SiteConfig): string[] {
  const folder = join(siteDir, 'public');
  if (!existsSync(folder)) return [];
  const ofFeeds = new Set(feeds.map(({ name }) => `${name}.xml`));
  const security = join('.well-known', 'security.txt');
  return [...readdirSync(folder), ...(securityContact && existsSync(join(folder, security)) ? [security] : [])]
    .filter((name) => name.startsWith('_') || WRITTEN_BY_BUILD.has(name) || ofFeeds.has(name) || name === security)
    .map((name) => `public/${name}: expected a name that the build does not use itself, found ${name}`);
}

/** One sentence for each unit whose definition is not named after its folder. */
async function misnamed(units: readonly OwnUnit[], kind: string, key: string): Promise<string[]> {
  const sentences = await Promise.all(
    units.map(async ({ name, folder, definition }) => {
      if (!definition) return [];
      const expected = key === 'template' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
      const where = `${kind}/${folder.split(sep).at(-1)}/definition.ts`;
      let module: Record<string, unknown>;
      try {
        module = (await import(pathToFileURL(definition).href)) as Record<string, unknown>;
      } catch (error) {
        return [`${where}: cannot be loaded: ${whyNotLoaded(error)}`];
      }
      const found = Object.values(module).flatMap((value) =>
        typeof value === 'object' && value !== null && key in value ? [(value as Record<string, unknown>)[key]] : [],
      );
      if (found.length === 1 && found[0] === expected) return [];
      return [`${where}: expected one definition with ${key} "${expected}", found ${found.join(', ') || 'none'}`];
    }),
  );
  return sentences.flat();
}

/** One sentence for each language of a site that lacks words for visitors. */
export const missingTexts = (config: SiteConfig): string[] =>
  siteTexts(config)
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ tag, missing }) =>
        `site.config.ts: these texts are in English, as there are none in ${tag}: ${missing.join(', ')}`,
    );

/** One sentence for each definition in the old form, with what replaces its schema and fields. */
export async function oldForms({ blocks, templates }: OwnUnits): Promise<string[]> {
  const files = [...blocks, ...templates].flatMap(({ definition }) => definition ?? []);
  const sentences = await Promise.all(
    files.map(async (file) => {
      const units = Object.values((await import(pathToFileURL(file).href)) as object).filter(isOldForm);
      return units.map(
        (unit) =>
          `${file.split(sep).slice(-3).join('/')}: the form of its schema and fields is old; write instead\n${newForm(unit)}`,
      );
    }),
  );
  return sentences.flat();
}
