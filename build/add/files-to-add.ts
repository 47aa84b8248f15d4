import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PackageManager } from './package-manager.ts';
import { unitFiles } from './unit-files.ts';

/** The site that gets files. */
export interface AddingSite {
  siteDir: string;
  manager: PackageManager;
  /** The settings; addresses, ports and folders are read. */
  variables: Readonly<Record<string, string | undefined>>;
  /** The user that is to run the service. */
  user: string;
}

interface FilesToAdd {
  /** Texts by path in the site folder. */
  files: Readonly<Record<string, string>>;
  /** What must be set before the next command. */
  settings: string;
  /** What the files say in place of settings that are missing. */
  toChange?: string;
  /** The next command. */
  next: string;
}

const PUBLIC = 'PUBLIC_SITE_URL and PUBLIC_EDITOR_URL in .env';

/** What `pagewright add KIND` writes, by kind. */
export const FILE_KINDS: Readonly<Record<string, (site: AddingSite) => FilesToAdd>> = {
  docker: ({ manager }) => ({
    files: {
      Dockerfile: `${replaced('add/files/Dockerfile', {
        'package-lock.json': manager.lock,
        'npm ci --omit=dev --ignore-scripts': manager.install,
      })}\n${lastStage()}`,
      'compose.yaml': read('add/files/compose.yaml'),
      '.dockerignore': read('add/files/_dockerignore'),
    },
    settings: PUBLIC,
    next: 'docker compose up --build --detach',
  }),
  github: ({ manager, variables }) => ({
    files: {
      '.github/workflows/site.yml': replaced('operate/site-workflow.yml', {
        ' https://example.org': ` ${variables.PUBLIC_SITE_URL || 'https://example.org'}`,
        ' https://edit.example.org': ` ${variables.PUBLIC_EDITOR_URL || 'https://edit.example.org'}`,
        'npm ci --omit=dev --ignore-scripts': manager.install,
      }),
    },
    settings:
      'CONTENT_DIR=published in .env; in site.yml the addresses and the target; DEPLOY_KEY and DEPLOY_HOST_KEY as secrets',
    next: 'git add .github published && git commit --message "The site and its workflow" && git push',
  }),
  systemd: (site) => ({
    files: unitFiles(site),
    settings: PUBLIC,
    next: 'sudo cp systemd/* /etc/systemd/system/ && sudo systemctl enable --now pagewright.service pagewright-backup.timer',
  }),
  caddy: (site) => ({
    ...serverFile('Caddyfile', site),
    next: 'sudo cp Caddyfile /etc/caddy/Caddyfile && sudo systemctl reload caddy',
  }),
  nginx: (site) => ({
    ...serverFile('nginx.conf', site),
    next: 'sudo cp nginx.conf /etc/nginx/conf.d/pagewright.conf && sudo systemctl reload nginx',
  }),
};

/** Stand for the addresses of a site that has not set them. */
const EXAMPLES = { PUBLIC_SITE_URL: 'example.org', PUBLIC_EDITOR_URL: 'edit.example.org' };

/** How a web server names an address that it answers; encryption is left to what is in front of nginx. */
const ADDRESSED: Readonly<Record<string, (address: URL) => string>> = {
  Caddyfile: ({ protocol, host, origin }) => `${protocol === 'http:' ? origin : host} {`,
  'nginx.conf': ({ protocol, hostname, port }) =>
    `listen ${(protocol === 'http:' && port) || 80};\n  server_name ${hostname};`,
};

/** The documented blocks of a web server, with the addresses, folder and ports of the site, and what they lack. */
function serverFile(name: string, { siteDir, variables }: AddingSite) {
  const addressed = (address: string) => ADDRESSED[name]?.(new URL(address)) ?? '';
  const addresses = Object.entries(EXAMPLES).map(([setting, host]) => {
    const documented = `https://${host}`;
    return [addressed(documented), addressed(variables[setting] || documented)];
  });
  const text = replaced(`add/files/${name}`, {
    '/srv/site/dist': resolve(siteDir, variables.DIST_DIR || 'dist'),
    '127.0.0.1:4321': `127.0.0.1:${variables.SITE_PORT || 4321}`,
    '127.0.0.1:4000': `127.0.0.1:${variables.PORT || 4000}`,
    ...Object.fromEntries(addresses),
  });
  const unset = Object.entries(EXAMPLES).filter(([setting]) => !variables[setting]);
  const examples = unset.map(([setting, host]) => `${host} (${setting})`).join(' and ');
  const again = `set it in .env, delete ${name} and run pagewright add again`;
  const toChange = examples && `Change ${examples}: ${again}, or change it by hand.`;
  return {
    files: { [name]: toChange ? `# ${toChange}\n${text}` : text },
    settings: `${PUBLIC}, with TRUST_PROXY=1`,
    toChange,
  };
}

/** That of the product's image, for a site folder. */
function lastStage(): string {
  const [, stage = ''] = read('operate/Dockerfile').split('\n\n');
  const start = 'CMD ["node_modules/.bin/pagewright", "start"]';
  return stage.replaceAll('/opt/pagewright', '/site').replace(/^CMD .*/m, start);
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A file of the product with other words, all in one pass. Throws when it lacks one. */
function replaced(path: string, words: Readonly<Record<string, string>>): string {
  const text = read(path);
  const missing = Object.keys(words).find((word) => !text.includes(word));
  if (missing) throw new Error(`${path} has no “${missing}”`);
  const pattern = Object.keys(words).join('|').replaceAll('.', '\\.');
  return text.replaceAll(new RegExp(pattern, 'g'), (word) => words[word] ?? '');
}
