import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { addPackage } from './add-package.ts';
import { type AddingSite, FILE_KINDS } from './files-to-add.ts';
import { managerOf } from './package-manager.ts';
import { writeAdded } from './write-added.ts';

const ADDRESSES = { PUBLIC_SITE_URL: 'https://tea.example', PUBLIC_EDITOR_URL: 'https://edit.tea.example' };

const siteAt = (siteDir: string, variables: AddingSite['variables'] = {}): AddingSite => ({
  ...{ siteDir, variables, manager: managerOf(siteDir), user: 'ada' },
});
const made = (kind: string, site: AddingSite) => FILE_KINDS[kind]?.(site).files ?? {};

describe('pagewright add', () => {
  it('writes what is not there, and leaves what is beside what it would have written', async () => {
    const siteDir = await temporaryFolder();
    const files = made('docker', siteAt(siteDir));
    await writeFile(join(siteDir, 'Dockerfile'), 'FROM mine\n');
    expect(await writeAdded(siteDir, files)).toEqual([
      'Dockerfile stays as it is; compare it with .pagewright/add/Dockerfile',
      ...['New: compose.yaml', 'New: .dockerignore'],
    ]);
    expect(await readFile(join(siteDir, 'Dockerfile'), 'utf8')).toBe('FROM mine\n');
    expect(await readFile(join(siteDir, '.pagewright/add/Dockerfile'), 'utf8')).toBe(files.Dockerfile);
    await writeFile(join(siteDir, 'Dockerfile'), files.Dockerfile ?? '');
    expect(await writeAdded(siteDir, files)).toEqual([]);
  });

  it('docker and github install with the package manager of the lock file', async () => {
    const siteDir = await temporaryFolder();
    expect(made('docker', siteAt(siteDir)).Dockerfile).toMatch(
      /package-lock\.json \*\.tgz \.\/\n[\s\S]*RUN npm ci --omit=dev/,
    );
    await writeFile(join(siteDir, 'package-lock.json'), '');
    await writeFile(join(siteDir, 'pnpm-lock.yaml'), '');
    const { Dockerfile } = made('docker', siteAt(siteDir));
    expect(Dockerfile).toMatch(/pnpm-lock\.yaml \*\.tgz \.\/\n[\s\S]*RUN npx --yes pnpm install --prod/);
    expect(Dockerfile).not.toContain('npm ci');
    const [, lastStage = ''] = Dockerfile?.split('\n\n') ?? [];
    expect(lastStage.match(/^(?:COPY|WORKDIR|CMD) .*/gm)).toEqual([
      ...['COPY --from=program /site /site', 'WORKDIR /site', 'CMD ["node_modules/.bin/pagewright", "start"]'],
    ]);
    expect(lastStage).not.toContain('/opt');
    expect(made('github', siteAt(siteDir))['.github/workflows/site.yml']).toContain('pnpm install --prod');
  });

  it('github, nginx and caddy name the addresses, the ports and the folder of the site', () => {
    const site = siteAt('/srv/tea', { ...ADDRESSES, PORT: '5000', SITE_PORT: '5001' });
    const workflow = made('github', site)['.github/workflows/site.yml'];
    expect(workflow).toContain('PUBLIC_SITE_URL: https://tea.example\n');
    expect(workflow).toContain('PUBLIC_EDITOR_URL: https://edit.tea.example\n');
    const nginx = made('nginx', site)['nginx.conf'] ?? '';
    expect(nginx.match(/(?:server_name|root|proxy_pass) .*/g)).toEqual([
      ...['server_name tea.example;', 'root /srv/tea/dist/main;', 'proxy_pass http://127.0.0.1:5001;'],
      ...['server_name edit.tea.example;', 'proxy_pass http://127.0.0.1:5000;'],
    ]);
    const caddy = made('caddy', site).Caddyfile;
    expect(caddy).toMatch(
      /^tea\.example \{\n {2}root \* \/srv\/tea\/dist\/main\n {2}reverse_proxy 127\.0\.0\.1:5001\n/,
    );
    expect(caddy).toContain('\nedit.tea.example {\n  reverse_proxy 127.0.0.1:5000\n');
  });

  it('nginx and caddy listen at the port of an http address, without encryption', () => {
    const [PUBLIC_SITE_URL, PUBLIC_EDITOR_URL] = ['http://site.localhost:7480', 'http://edit.localhost:7480'];
    const site = siteAt('/srv/tea', { PUBLIC_SITE_URL, PUBLIC_EDITOR_URL });
    expect(made('nginx', site)['nginx.conf']?.match(/(?:listen|server_name) .*/g)).toEqual([
      ...['listen 7480;', 'server_name site.localhost;', 'listen 7480;', 'server_name edit.localhost;'],
    ]);
    expect(made('caddy', site).Caddyfile?.match(/^\S+ \{$/gm)).toEqual([
      ...['http://site.localhost:7480 {', 'http://edit.localhost:7480 {'],
    ]);
    const encrypted = siteAt('/srv/tea', { PUBLIC_SITE_URL: 'https://tea.example:8443', PUBLIC_EDITOR_URL });
    expect(made('nginx', encrypted)['nginx.conf']).toContain('listen 80;\n  server_name tea.example;');
    expect(made('caddy', encrypted).Caddyfile).toMatch(/^tea\.example:8443 \{/);
  });

  it.each(['Caddyfile', 'nginx.conf'])('%s says in its first line which addresses are examples', (name) => {
    const kind = name === 'Caddyfile' ? 'caddy' : 'nginx';
    const { PUBLIC_SITE_URL } = ADDRESSES;
    const added = FILE_KINDS[kind]?.(siteAt('/srv/tea', { PUBLIC_SITE_URL }));
    const sentence = `Change edit.example.org (PUBLIC_EDITOR_URL): set it in .env, delete ${name} and run pagewright add again`;
    expect(added?.toChange).toContain(sentence);
    const [first, ...others] = (added?.files[name] ?? '').split('\n');
    expect([first, others.join(' ')]).toEqual([`# ${added?.toChange}`, expect.stringContaining('tea.example')]);
    expect(FILE_KINDS[kind]?.(siteAt('/srv/tea')).toChange).toContain('Change example.org (PUBLIC_SITE_URL) and edit.');
    expect(FILE_KINDS[kind]?.(siteAt('/srv/tea', ADDRESSES)).toChange).toBe('');
  });

  it('systemd runs the site of the folder as its user, with the protection of the units of the product', async () => {
    const units = made('systemd', siteAt('/srv/tea', { DATA_DIR: '/var/tea' }));
    const service = units['systemd/pagewright.service'] ?? '';
    expect(service).toContain('User=ada\nWorkingDirectory=/srv/tea\n');
    expect(service).toContain(`Environment=PATH=${dirname(process.execPath)}:`);
    expect(service).toContain('ExecStart=/srv/tea/node_modules/.bin/pagewright start\n');
    expect(service).toContain('ReadWritePaths=/srv/tea /var/tea\n');
    expect(service).toContain('ReadOnlyPaths=/srv/tea/node_modules\n');
    expect(units['systemd/pagewright-backup.service']).toContain(
      '/srv/tea/node_modules/pagewright/build/operate/backup.sh',
    );
    expect(Object.values(units).filter((text) => /opt\/pagewright|etc\/pagewright|srv\/site/.test(text))).toEqual([]);
    for (const name of ['pagewright.service', 'pagewright-backup.service']) {
      const guards = (text: string) =>
        text.match(/^(?:Protect(?!Home)|Private|NoNew|Capability|Restrict|Lock|System).*/gm);
      expect(guards(units[`systemd/${name}`] ?? '')).toEqual(guards(await readFile(`build/operate/${name}`, 'utf8')));
    }
    expect(() => made('systemd', siteAt('/srv/my site'))).toThrow('cannot name /srv/my site');
  });

  it.each([
    ['package-lock.json', 'npm', 'install --ignore-scripts heic-decode@2.1.0'],
    ['pnpm-lock.yaml', 'pnpm', 'add heic-decode@2.1.0'],
    ['yarn.lock', 'yarn', 'add heic-decode@2.1.0'],
  ])('installs an optional package as %s says', async (lock, program, words) => {
    const siteDir = await temporaryFolder();
    const bin = join(siteDir, 'bin');
    await mkdir(bin);
    await writeFile(join(siteDir, lock), '');
    await writeFile(join(bin, program), `#!/bin/sh\necho "$@" > asked\n[ ! -e broken ]\n`);
    await chmod(join(bin, program), 0o755);
    const { PATH } = process.env;
    process.env.PATH = bin + delimiter + PATH;
    try {
      expect(addPackage(siteDir, 'heic')).toContain('HEIC pictures are stored as JPEG');
      expect(await readFile(join(siteDir, 'asked'), 'utf8')).toBe(`${words}\n`);
      await writeFile(join(siteDir, 'broken'), '');
      expect(() => addPackage(siteDir, 'heic')).toThrow(`${program} ${words} failed`);
    } finally {
      process.env.PATH = PATH;
    }
  });
});
