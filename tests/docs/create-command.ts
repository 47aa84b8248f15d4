import manifest from '../../package.json' with { type: 'json' };

/**
 * True once the packages are in npm's registry. Until then README and documents make a site with the tarballs of `npm run pack`;
 * `npx vitest run tests/docs/create-command.test.ts --update` rewrites their commands.
 */
const IS_IN_REGISTRY = false;

const FROM_REGISTRY = /npm create pagewright ([\w-]+)(?: --((?: --?[\w-]+(?: [^\s`-][^\s`]*)?)+))?/g;
const FROM_TARBALLS =
  /npm run pack && npx --yes --package=\.\/packed\/create-pagewright-[\w.-]+\.tgz create-pagewright \.\.\/([\w-]+) --package packed\/pagewright-[\w.-]+\.tgz((?: --?[\w-]+(?: [^\s`-][^\s`]*)?)*)/g;

/** Where the commands are run, in either form. */
const PLACES = [
  'Run the first line in the folder that is to hold the site.',
  'The packages are not in a registry yet: run the first line in a clone of the repository.',
] as const;

const packed = (name: string): string => `packed/${name}-${manifest.version}.tgz`;

/** A document with the commands that make a site, and where to run them, as they work now, of this version. */
export function withCreateCommands(text: string, isInRegistry = IS_IN_REGISTRY): string {
  const command = (_: string, site: string, flags = '') =>
    isInRegistry
      ? `npm create pagewright ${site}${flags && ` --${flags}`}`
      : `npm run pack && npx --yes --package=./${packed('create-pagewright')} create-pagewright ../${site} --package ${packed('pagewright')}${flags}`;
  const [place, other] = isInRegistry ? PLACES : PLACES.toReversed();
  return text
    .replaceAll(FROM_REGISTRY, command)
    .replaceAll(FROM_TARBALLS, command)
    .replaceAll(/\bcd (?:\.\.\/)?my-site\b/g, isInRegistry ? 'cd my-site' : 'cd ../my-site')
    .replaceAll(other ?? '', place ?? '');
}
