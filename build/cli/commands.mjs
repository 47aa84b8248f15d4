// Plain JavaScript: `pagewright.mjs` reads it with any Node.

/**
 * A command of the package.
 * @typedef {object} Command
 * @property {string} [program] relative to the folder of `pagewright.mjs`; without an ending, which the package changes, unless it is `.mjs`; named like the command by default
 * @property {string} [takes] what it must be given; kinds to choose from are in small letters
 * @property {Readonly<Record<string, string>>} [options] what each means; the default of an option without a value is "no"
 * @property {string} says
 * @property {string} [example] what follows its name
 * @property {readonly string[]} [first] arguments that come before those given
 * @property {readonly string[]} [node] arguments of Node
 * @property {boolean} [isAnywhere] needs no site folder
 */

const BATCH = ['--max-semi-space-size=24', '--heap-growing-percent=100'];
const BUILD = '../../build/cli';
const OF_BUILD = {
  '--domain ID': 'only the site with this id (default: all sites)',
  '--out DIR': 'with --domain, a plain folder that holds this site alone (default: its part of DIST_DIR)',
};
const MEDIA = { '--media DIR|URL': 'where pictures and files are taken from (default: none are taken)' };
const OF_IMPORT = {
  '--dry-run': 'only reports; nothing is stored',
  '--report FILE': 'writes the whole report as JSON (default: a summary in the terminal)',
  '--publish': 'publishes what it imports',
  '--domain ID': 'the site that gets it (default: the only one)',
  '--source NAME': 'the name of the source, the same in each run (default: made from what it reads)',
};

/** @param {string} kind @param {Record<string, string>} [own] options of this kind alone */
const movingIn = (kind, own) => ({
  program: './move-in',
  first: [kind],
  options: { ...own, ...OF_IMPORT },
  node: BATCH,
});

/** The commands of the package, by name, in the order in which people need them. @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  start: {
    program: '../main.mjs',
    first: ['--compile'],
    node: ['--max-semi-space-size=32', '--expose-gc'],
    says: 'serves the site and the editor; compiles and seeds what is missing',
  },
  dev: { says: 'the same for developers: a saved view or style appears at once' },
  build: {
    program: `${BUILD}/build`,
    options: { ...OF_BUILD, '--smaller': 'also writes AVIF pictures, and compressed scripts and styles' },
    node: BATCH,
    says: 'published files to dist, complete',
    example: '--domain main --out ../main',
  },
  verify: {
    program: `${BUILD}/verify`,
    options: OF_BUILD,
    says: 'compares dist with its manifest and with a clean render',
  },
  deploy: {
    program: `${BUILD}/deploy`,
    takes: 'rsync TARGET | s3 URL',
    options: {
      '--domain ID': 'the site to send (default: the only one)',
      '--dry-run': 'only says what it would send and remove',
    },
    says: 'sends dist elsewhere: what changed, removals last',
    example: 'rsync web@example.org:/srv/site --dry-run',
  },
  new: {
    program: `${BUILD}/new`,
    takes: 'block NAME | template NAME | header NAME | site DIR',
    options: {
      '--name NAME': 'of a new site: its name (default: New site)',
      '--language CODE': 'of a new site: its language (default: en)',
      '--look demo|plain|empty': 'of a new site: what it begins with (default: plain)',
      '--no-install': 'of a new site: its packages are not installed',
    },
    says: 'makes a block, a template or a header that passes its checks, or another site',
    example: 'block price-list',
  },
  add: {
    program: `${BUILD}/add`,
    takes: 'docker | github | systemd | caddy | nginx | s3 | postgres | heic | company',
    says: 'writes the files to run or deploy the site with, or installs what S3, PostgreSQL or HEIC pictures need',
    example: 'docker',
  },
  compile: {
    options: { '--for-image': 'then removes the compiler from node_modules' },
    says: 'compiles site and editor, as a start does',
  },
  'check:site': { program: `${BUILD}/check-site`, says: 'types and tests of the site folder' },
  'user:create': {
    takes: '--username U --email E',
    options: {
      '--username U': 'the name to log in with (required)',
      '--email E': 'where their mail goes (required)',
      '--role admin|publisher|editor': 'what they may do (default: editor)',
    },
    says: 'creates a user; reads the password from standard input, or prints a link to choose one',
    example: '--username ada --email ada@example.org --role admin',
  },
  'user:reset': {
    takes: '--username U',
    options: {
      '--username U': 'whose password is to be chosen again (required)',
      '--break-glass': 'makes this administrator the one who may log in by password with LOGIN=oidc',
    },
    says: 'removes passkeys and codes, and prints a one-time link for a new password',
    example: '--username ada',
  },
  'token:create': {
    takes: '--username U --name N --scope read|edit|publish|administer',
    options: {
      '--username U': 'in whose name the script acts (required)',
      '--name N': 'what the token is for, as its list says it (required)',
      '--scope read|edit|publish|administer': 'what it may do, never more than its user (required)',
      '--days D': 'how long it is valid, 365 at most (default: 90)',
    },
    says: 'prints an API token for scripts, only once',
    example: '--username ada --name "Nightly export" --scope read --days 30',
  },
  backup: {
    takes: 'DIR',
    options: {
      '--with-files': 'also fetches the pictures and files of a bucket',
      '--after DIR': 'fails when it holds less than half of that earlier backup (default: no comparison)',
    },
    says: 'a consistent copy of the data folder, while the service runs',
    example: 'backup-of-today',
  },
  restore: {
    takes: 'DIR [--force] | --from-published',
    options: {
      '--force': 'replaces the data that are there',
      '--from-published': 'makes a lost database again from the published files, without a backup',
    },
    says: 'restores a backup, or a lost database from the published files',
    example: 'backup-of-today --force',
  },
  migrate: { says: 'runs pending database migrations, as every start does' },
  upgrade: {
    options: {
      '--package FILE.tgz': 'installs this tarball (default: the latest version of the registry)',
      '--dry-run': 'only says what would happen',
      '--yes': 'does not ask before it begins',
    },
    says: 'says what a new version changes, backs up, installs it, migrates and checks the site',
    example: '--dry-run',
  },
  export: {
    takes: 'FILE',
    options: { '--published': 'what visitors see instead of the drafts' },
    says: 'writes all content as newline-delimited JSON',
    example: 'site.ndjson',
  },
  import: {
    takes: 'FILE',
    options: { '--publish': 'also publishes it' },
    node: BATCH,
    says: 'reads what export wrote',
    example: 'site.ndjson --publish',
  },
  'import:wordpress': {
    ...movingIn('wordpress', MEDIA),
    takes: 'FILE.xml',
    says: 'moves in from a WordPress export',
    example: 'export.xml --media ./uploads --dry-run',
  },
  'import:markdown': {
    ...movingIn('markdown'),
    takes: 'DIR',
    says: 'moves in from a folder of Markdown or MDX',
    example: '../docs --dry-run',
  },
  'import:csv': {
    ...movingIn('csv', { '--map FILE.json': 'which column becomes what (required)', ...MEDIA }),
    takes: 'FILE --map FILE.json',
    says: 'moves in from a list of people, jobs or events',
    example: 'people.csv --map people.json --dry-run',
  },
  'import:own': {
    ...movingIn('own', MEDIA),
    takes: 'NAME ARGUMENTS',
    says: 'moves in from an import source of the site folder',
    example: 'recipes recipes.json --dry-run',
  },
  move: {
    takes: 'FROM TO',
    isAnywhere: true,
    says: 'copies everything to another database and folder or bucket, named by two settings files like .env.example',
    example: 'old.env new.env',
  },
  completion: {
    takes: 'bash | zsh',
    isAnywhere: true,
    says: 'prints a script that completes commands: eval "$(npx pagewright completion bash)"',
    example: 'bash',
  },
  openapi: { isAnywhere: true, says: 'writes every call of the service to openapi.json' },
};
