import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cssModuleName } from './css-module-name.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('cssModuleName()', () => {
  it('tells the local name, and of the file only its place in the repository', () => {
    const name = cssModuleName('tab', file('site/blocks/timeline/Timeline.module.css'));
    expect(name).toMatch(/^[A-Za-z]{3}_tab$/);
    expect(cssModuleName('tab', `${file('site/blocks/timeline/Timeline.module.css')}?used`)).toBe(name);
  });

  it('tells apart all files there are', () => {
    const files = globSync('{site,build}/**/*.module.css', { cwd: file('') });
    const names = files.map((path) => cssModuleName('root', file(path)));
    expect(files.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(files.length);
  });
});
