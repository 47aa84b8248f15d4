import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withCreateCommands } from './create-command.ts';
import { documents } from './documents.ts';

/** What a registry shows has its own command. */
const all = documents().filter(({ path }) => path !== 'build/package/files/README.md');

test('README shows how a site is made', () => {
  const readme = all.find(({ path }) => path === 'README.md')?.text ?? '';
  expect([true, false].map((isInRegistry) => withCreateCommands(readme, isInRegistry) === readme)).toContain(false);
});

test('the commands that make a site are those that work now; vitest --update writes them', async () => {
  for (const { path, text } of all) {
    const now = withCreateCommands(text);
    if (now !== withCreateCommands(text, true) || now !== text)
      await expect(now, path).toMatchFileSnapshot(resolve(path));
  }
});

test('no document names a packed file or the registry in another way', () => {
  const found = all.flatMap(({ path, text }) => {
    const others = withCreateCommands(text, true).replaceAll(/npm create pagewright [\w-]+/g, '');
    return (others.match(/packed\/[\w-]+\.tgz|create-pagewright@|npm init pagewright/g) ?? []).map(
      (words) => `${path}: ${words}`,
    );
  });
  expect(found).toEqual([]);
});

test('withCreateCommands() writes either form from either form, with its flags', () => {
  const lines =
    '    npm create pagewright my-site -- --name Tea --look demo   # asks nothing\n    cd my-site\n`npm create pagewright DIR`\n';
  const tarballs = withCreateCommands(lines, false);
  expect(tarballs).toMatch(
    / {4}npm run pack && npx --yes --package=\.\/packed\/create-pagewright-\S+\.tgz create-pagewright \.\.\/my-site --package packed\/pagewright-\S+\.tgz --name Tea --look demo {3}# asks nothing\n {4}cd \.\.\/my-site\n/,
  );
  expect(withCreateCommands(tarballs, false)).toBe(tarballs);
  expect(withCreateCommands(tarballs, true)).toBe(lines);
});
