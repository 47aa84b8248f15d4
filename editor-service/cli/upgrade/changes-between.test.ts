import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

- Not numbered yet.

## 0.10.0

### Minor Changes

- Ten.

\`\`\`md
## 0.3.0
\`\`\`

## [0.2.0] - 2027-01-10

- Two.

## [0.1.0]

- One.
`;

test('changesBetween() has what came after one version, up to another', () => {
  const changes = changesBetween(CHANGELOG, '0.1.0', '0.2.0');
  expect(changes).toContain('- Two.');
  expect(changes).not.toMatch(/One|Ten/);
});

test('changesBetween() has the text of a section whole, and what has no number yet', () => {
  const changes = changesBetween(CHANGELOG, '0.2.0', '0.10.0');
  expect(changes).toMatch(/^## \[Unreleased\][\s\S]*Not numbered yet[\s\S]*Ten\.[\s\S]*## 0\.3\.0\n```$/);
});

test('changesBetween() says so when the changelog has nothing', () => {
  expect(changesBetween('# Changelog\n\n## 0.1.0\n\n- One.\n', '0.1.0', '0.1.1')).toBe(
    'The changelog has no entry after 0.1.0.',
  );
});
