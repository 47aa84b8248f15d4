import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { siteTexts } from '#site/content/site-texts.ts';
import { languagesIn } from '#site/fields/languages-in.ts';
import { paletteCss } from '#site/fields/palette-css.ts';
import type { SiteConfig } from '#site/fields/site-config.ts';
import { spacingCss } from '#site/fields/spacing-css.ts';
import { editorExtensions, serverExtensions } from './find-extensions.ts';
import type { OwnUnit, OwnUnits } from './find-units.ts';
import { searchLanguagesModule } from './search-languages-module.ts';

/** The source texts of the modules `#own/*`, by file name; `own` is the folder they will be written to. */
export function ownModules(own: string, siteDir: string, config: SiteConfig, units: OwnUnits): Record<string, string> {
  const from = (path: string | undefined) => specifierOf(own, path ?? '');
  return {
    'config.ts': `export const config = ${JSON.stringify(config, null, 2)};\n`,
    'palette.css': paletteCss(config.palette ?? {}),
    'spacing.css': spacingCss(),
    'search-languages.ts': searchLanguagesModule(languagesIn(config).map(({ tag }) => tag)),
    ...textsModules(config),
    'definitions.ts': listModule('ownDefinitions', 'componentType', units.blocks, from),
    'templates.ts': listModule('ownTemplates', 'template', units.templates, from),
    'views.ts': recordModule('ownViews', units.blocks, (unit) => from(unit.view)),
    'headers.ts': recordModule('ownHeaders', units.headers, (unit) => from(unit.view)),
    'hosts.ts': hostsModule(units.blocks, from),
    'extensions.ts': loadersModule('ownExtensions', serverExtensions(siteDir), siteDir, from),
    'editor-extensions.ts': loadersModule('ownEditorExtensions', editorExtensions(siteDir), siteDir, from),
    ...iconModule(siteDir),
    ...fontsModule(config, siteDir, from),
  };
}

/** The first language's words are a module for each group: a script has those that it uses. */
function textsModules(config: SiteConfig): Record<string, string> {
  const [first, ...others] = siteTexts(config).map(({ tag, texts }) => ({ language: tag, ...texts }));
  const groups = Object.entries(first ?? {});
  const byTag = Object.fromEntries(others.map((words) => [words.language, words]));
  return {
    ...Object.fromEntries(
      groups.map(([name, value]) => [`texts-${name}.ts`, `export const ${name} = ${written(value)};\n`]),
    ),
    'texts.ts': groups.map(([name]) => `export { ${name} } from './texts-${name}.ts';\n`).join(''),
    'other-texts.ts': `export const otherTexts = ${written(byTag)};\n`,
  };
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** Import paths are relative, so that Node and Vite resolve them alike. */
function specifierOf(from: string, path: string): string {
  const steps = relative(from, path).split(sep).join('/');
  return JSON.stringify(steps.startsWith('.') ? steps : `./${steps}`);
}

type From = (path: string | undefined) => string;

/** Lists the exports that carry the registered name: a definition's file may export other things too. */
function listModule(list: string, key: string, units: readonly OwnUnit[], from: From): string {
  const imports = units.map((unit, index) => `import * as unit${index} from ${from(unit.definition)};\n`);
  const names = units.map((_, index) => `unit${index}`).join(', ');
  return `${imports.join('')}export const ${list} = [${names}].flatMap((module) => Object.values(module)).filter((value) => typeof value === 'object' && value !== null && '${key}' in value);\n`;
}

function recordModule(record: string, units: readonly OwnUnit[], from: (unit: OwnUnit) => string): string {
  const imports = units.map((unit) => `import { ${unit.name} } from ${from(unit)};\n`);
  return `${imports.join('')}export const ${record} = { ${units.map(({ name }) => name).join(', ')} };\n`;
}

function hostsModule(blocks: readonly OwnUnit[], from: From): string {
  const hosted = blocks.filter(({ host }) => host !== undefined);
  const imports = hosted.map(({ name, host }) => `import ${name} from ${from(host)};\n`);
  return `${imports.join('')}export const ownHosts = { ${hosted.map(({ name }) => name).join(', ')} };\n`;
}

/** Each is loaded by itself, so that one that fails keeps no other from being used. */
function loadersModule(record: string, files: readonly string[], siteDir: string, from: From): string {
  const lines = files.map((file) => `  ${JSON.stringify(file)}: () => import(${from(join(siteDir, file))}),\n`);
  return `export const ${record} = {\n${lines.join('')}};\n`;
}

/** The favicon in `public`, if there is one; otherwise the product's is used. */
function iconModule(siteDir: string): Record<string, string> {
  const name = ['favicon.svg', 'favicon.png', 'favicon.ico'].find((file) => existsSync(join(siteDir, 'public', file)));
  return name ? { 'icon.ts': `export const icon = ${JSON.stringify(`/${name}`)};\n` } : {};
}

/** The product's fonts, each with the token whose value it is unless a theme has another. */
const BUILT_IN_FONTS = [
  {
    token: '--display',
    family: 'Young Serif',
    file: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  },
  { token: '--sans', family: 'Figtree', file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
];

/** Fonts that the theme has replaced are not preloaded. */
function fontsModule({ fonts }: SiteConfig, siteDir: string, from: From): Record<string, string> {
  const file = join(siteDir, 'theme.css');
  const theme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = BUILT_IN_FONTS.filter(
    ({ token, family }) => !new RegExp(`^\\s*${token}:(?!.*${family})`, 'm').test(theme),
  );
  const paths =
    fonts?.map((font) => from(`${join(siteDir, font)}?url`)) ?? kept.map((font) => JSON.stringify(`${font.file}?url`));
  const imports = paths.map((path, index) => `import font${index} from ${path};\n`);
  const names = paths.map((_, index) => `font${index}`).join(', ');
  return { 'preloaded-fonts.ts': `${imports.join('')}export const preloadedFonts = [${names}];\n` };
}
