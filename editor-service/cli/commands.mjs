// Plain JavaScript: `pagewright.mjs` reads it with any Node.

/**
 * A command of the package.
 * @typedef {object} Command
 * @property {string} program relative to this folder, without its ending
 * @property {string} [usage] what follows its name
 * @property {string} says
 * @property {readonly string[]} [first] arguments that come before those given
 * @property {readonly string[]} [node] arguments of Node
 * @property {boolean} [isAnywhere] needs no site folder
 */

const BATCH = ['--max-semi-space-size=24', '--heap-growing-percent=100'];
const BUILD = '../../build/cli';
const NEW = `${BUILD}/new`;
const WORDS = '[--dry-run] [--report FILE] [--publish] [--domain ID] [--source NAME]';

/** The commands of the package, by name, in the order in which people need them. @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  start: {
    program: '../main',
    first: ['--compile'],
    node: ['--max-semi-space-size=32', '--expose-gc'],
    says: 'serves the site and the editor; compiles and seeds what is missing',
  },
  dev: { program: './dev', says: 'the same for developers: a saved view or style appears at once' },
  build: {
    program: `${BUILD}/build`,
    usage: '[--domain ID] [--out DIR] [--smaller]',
    node: BATCH,
    says: 'published files to dist, complete',
  },
  verify: {
    program: `${BUILD}/verify`,
    usage: '[--domain ID] [--out DIR]',
    says: 'compares dist with its manifest and with a clean render',
  },
  deploy: {
    program: `${BUILD}/deploy`,
    usage: 'rsync TARGET | s3 URL [--domain ID] [--dry-run]',
    says: 'sends dist elsewhere: what changed, removals last',
  },
  new: {
    program: NEW,
    usage: 'block NAME | template NAME | header NAME | site DIR',
    says: 'makes a block, a template or a header that passes its checks, or another site',
  },
  add: {
    program: `${BUILD}/add`,
    usage: 'docker | github | systemd | caddy | nginx | s3 | postgres | heic',
    says: 'writes the files to run or deploy the site with, or installs what S3, PostgreSQL or HEIC pictures need',
  },
  compile: {
    program: './compile',
    usage: '[--for-image]',
    says: 'compiles site and editor, as a start does; --for-image then removes the compiler from node_modules',
  },
  'check:site': { program: `${BUILD}/check-site`, says: 'types and tests of the site folder' },
  'user:create': {
    program: './user-create',
    usage: '--username U --email E [--role admin|publisher|editor]',
    says: 'creates a user; reads the password from standard input, or prints a link to choose one',
  },
  'user:reset': { program: './user-reset', usage: '--username U', says: 'prints a one-time link for a new password' },
  'token:create': {
    program: './token-create',
    usage: '--username U --name N --scope read|edit|publish|administer [--days D]',
    says: 'prints an API token for scripts, only once',
  },
  backup: {
    program: './backup',
    usage: 'DIR [--with-files] [--after DIR]',
    says: 'a consistent copy of the data folder, while the service runs',
  },
  restore: {
    program: './restore',
    usage: 'DIR [--force] | --from-published',
    says: 'restores a backup, or a lost database from the published files',
  },
  migrate: { program: './migrate', says: 'runs pending database migrations, as every start does' },
  upgrade: {
    program: './upgrade',
    usage: '[--package FILE.tgz] [--dry-run] [--yes]',
    says: 'says what a new version changes, backs up, installs it, migrates and checks the site',
  },
  export: {
    program: './export',
    usage: 'FILE [--published]',
    says: 'writes all content as newline-delimited JSON',
  },
  import: { program: './import', usage: 'FILE [--publish]', node: BATCH, says: 'reads what export wrote' },
  'import:wordpress': {
    program: './move-in',
    first: ['wordpress'],
    usage: `FILE.xml [--media DIR|URL] ${WORDS}`,
    node: BATCH,
    says: 'moves in from a WordPress export',
  },
  'import:markdown': {
    program: './move-in',
    first: ['markdown'],
    usage: `DIR ${WORDS}`,
    node: BATCH,
    says: 'moves in from a folder of Markdown or MDX',
  },
  'import:csv': {
    program: './move-in',
    first: ['csv'],
    usage: `FILE --map FILE.json [--media DIR|URL] ${WORDS}`,
    node: BATCH,
    says: 'moves in from a list of people, jobs or events',
  },
  'import:own': {
    program: './move-in',
    first: ['own'],
    usage: `NAME ARGUMENTS [--media DIR|URL] ${WORDS}`,
    node: BATCH,
    says: 'moves in from an import source of the site folder',
  },
  move: {
    program: './move',
    isAnywhere: true,
    usage: 'FROM TO',
    says: 'copies everything to another database and folder or bucket, named by two settings files',
  },
  completion: {
    program: './completion',
    isAnywhere: true,
    usage: 'bash | zsh',
    says: 'prints a script that completes commands: eval "$(npx pagewright completion bash)"',
  },
  openapi: { program: './openapi', isAnywhere: true, says: 'writes every call of the service to openapi.json' },
};

/** What a command does, and how to call it. @param {string} name */
export function helpFor(name) {
  const { usage = '', says = '' } = COMMANDS[name] ?? {};
  return `${`pagewright ${name} ${usage}`.trim()}\n\n  ${says}`;
}

/** All commands, one a line. */
export function helpForAll() {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`);
  return `pagewright COMMAND, in the folder of a site\n\n${lines.join('\n')}\n\npagewright COMMAND --help says how to call one.`;
}
