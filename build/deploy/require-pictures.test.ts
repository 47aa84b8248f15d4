import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { deploy } from './deploy.ts';

it('deploy() refuses while pictures of a first start are missing', async () => {
  const folder = await temporaryFolder();
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const picture = (name: string) => JSON.stringify({ path: `_media/${name}.webp`, kind: 'media', hash: '', size: -1 });
  await write('dist/main/index.html', 'Home');
  const options = {
    distDir: join(folder, 'dist'),
    manifestDir: join(folder, 'data/build'),
    isDryRun: true,
    onFile: () => {},
  };
  // What it says of the method comes after the pictures.
  const refusal = deploy('carrier pigeon', 'host:/srv/site', options);
  await expect(refusal).rejects.toThrow('carrier pigeon is not a way to deploy');
  await write('data/build/main.jsonl', `${picture('a')}\n${picture('b')}\n`);
  await write('dist/main/_media/a.webp', 'made');
  await expect(deploy('rsync', 'host:/srv/site', options)).rejects.toThrow(
    '1 picture is still missing from the site main',
  );
  await write('dist/main/_media/b.webp', 'made');
  await expect(deploy('carrier pigeon', 'host:/srv/site', options)).rejects.toThrow('is not a way to deploy');
});
