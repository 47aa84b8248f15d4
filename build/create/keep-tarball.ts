import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const KEPT = /^(?:create-)?(pagewright[\w.-]*-[0-9a-f]{8}\.tgz)$/;

/** The name of a tarball in a site folder. It tells contents apart: to npm, a file of the same name is the same package. */
export function keptName(tarball: string): string {
  const [stem] = /^pagewright[\w.-]*?(?=(?:-[0-9a-f]{8})?\.tgz$)/.exec(basename(tarball)) ?? ['pagewright'];
  return `${stem}-${createHash('sha256').update(readFileSync(tarball)).digest('hex').slice(0, 8)}.tgz`;
}

/** Copies a tarball of the product into a site folder, which then needs no other; with it `create-pagewright`, if that lies beside it. */
export function keepTarball(tarball: string, siteDir: string): void {
  const name = keptName(tarball);
  if (!existsSync(join(siteDir, name))) copyFileSync(tarball, join(siteDir, name));
  const creator = join(dirname(tarball), `create-${basename(tarball)}`);
  if (existsSync(creator)) copyFileSync(creator, join(siteDir, `create-${name}`));
}

/** Removes the tarballs that a site folder has kept, except those that these dependencies name. */
export function removeTarballs(siteDir: string, wanted: readonly string[]): void {
  for (const file of readdirSync(siteDir)) {
    const name = KEPT.exec(file)?.[1];
    if (name && !wanted.some((one) => one.endsWith(name))) rmSync(join(siteDir, file));
  }
}
