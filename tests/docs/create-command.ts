import manifest from '../../package.json' with { type: 'json' };

/**
 * True once the packages are in npm's registry. Until then README and documents make a site with the tarballs of `npm run pack`;
 * `npx vitest run tests/docs/create-command.test.ts --update` rewrites their commands.
 */
export const IS_IN_REGISTRY = false;

const FROM_REGISTRY = /npm create pagewright ([\w-]+)(?: --((?: --?[\w-]+(?: [^\s`-][^\s`]*)?)+))?/g;
const FROM_TARBALLS =
  /npm run pack && npx --yes --package=\.\/packed\/create-pagewright-[\w.-]+\.tgz create-pagewright \.\.\/([\w-]+) --package packed\/pagewright-[\w.-]+\.tgz((?: --?[\w-]+(?: [^\s`-][^\s`]*)?)*)/g;

const packed = (name: string): string => `packed/${name}-${manifest.version}.tgz`;

/** A document with the commands that make a site as they work now, of this version. */
export function withCreateCommands(text: string, isInRegistry = IS_IN_REGISTRY): string {
  const command = (_: string, site: string, flags = '') =>
    isInRegistry
      ? `npm create pagewright ${site}${flags && ` --${flags}`}`
      : `npm run pack && npx --yes --package=./${packed('create-pagewright')} create-pagewright ../${site} --package ${packed('pagewright')}${flags}`;
  return text.replaceAll(FROM_REGISTRY, command).replaceAll(FROM_TARBALLS, command);
}
