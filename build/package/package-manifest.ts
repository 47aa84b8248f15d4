import { OPTIONAL_PACKAGES } from '#content-store/model/load-package.ts';
import manifest from '../../package.json' with { type: 'json' };
import { OLDEST_NODE } from '../create/node-version.mjs';

const OPTIONAL: readonly string[] = Object.values(OPTIONAL_PACKAGES);
/** Named by what the compile of a site folder writes, or by types. */
const ALSO = ['@types/node', '@types/react', '@types/react-dom', 'lunr-languages'];

const FILES = [
  ...['.env.example', 'CHANGELOG.md', 'deprecations.json', 'env.d.ts', 'tsconfig.json'],
  ...['build', 'content-store', 'editor-service', 'site', 'types', 'vendor'],
];

/** Asked for by `check:site`, which a site folder without own blocks has no use for. */
const ON_REQUEST = ['vitest'];

type Versions = Readonly<Record<string, string>>;
const VERSIONS: Versions = { ...manifest.devDependencies, ...manifest.dependencies };

/** `@base-ui/react/menu` → `@base-ui/react` */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The package.json of the package, which imports these modules of others. */
export function packageManifest(imported: ReadonlySet<string>, command: string) {
  const names = new Set([...Array.from(imported, packageOf), ...ALSO].sort());
  const versions = Object.fromEntries(Array.from(names, (name) => [name, versionOf(name)]));
  const { name, version, description, license, type, sideEffects } = manifest;
  return {
    ...{ name, version, description, license, type },
    engines: { node: `>=${OLDEST_NODE.join('.')}` },
    bin: { pagewright: `./${command}` },
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([door, file]) => [door, doorOf(file)])),
      './env': { types: './env.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    imports: { ...manifest.imports, '#own/*.ts': './site/own/*.js', '#vendor/*': './vendor/*' },
    sideEffects,
    files: FILES,
    dependencies: without(versions, [...OPTIONAL, ...ON_REQUEST]),
    peerDependencies: Object.fromEntries(OPTIONAL.map((one) => [one, versionOf(one).replace(/^(\d+).*/, '$1')])),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((one) => [one, { optional: true }])),
  };
}

const doorOf = (file: string) => ({
  types: file.replace(/^\.\/(.*)\.ts$/, './types/$1.d.ts'),
  default: file.replace(/\.ts$/, '.js'),
});

function versionOf(name: string): string {
  const version = VERSIONS[name];
  if (!version) throw new Error(`package.json does not name ${name}, which the package imports`);
  return version;
}

const without = (versions: Versions, names: readonly string[]): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => !names.includes(name)));
