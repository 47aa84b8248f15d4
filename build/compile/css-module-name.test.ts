import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cssModuleName } from './css-module-name.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('cssModuleName()', () => {
  it('contains the local name and depends only on the path in the repository', () => {
    const name = cssModuleName('tab', file('site/blocks/timeline/Timeline.module.css'));
    expect(name).toMatch(/^[a-z]{3}-tab$/);
    expect(cssModuleName('tab', `${file('site/blocks/timeline/Timeline.module.css')}?used`)).toBe(name);
  });

  it('gives every file a different prefix', () => {
    const files = globSync('{site,build,editor-service}/**/*.module.css', { cwd: file('') });
    const names = files.map((path) => cssModuleName('root', file(path)));
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(files.length);
  });
});
