import { expect, test } from 'vitest';
import { callOf } from './command-call.mjs';

test('callOf() calls a command as a site folder or a clone does', () => {
  const calls = (isPackage: boolean) => [
    ...[callOf('build', '', isPackage), callOf('restore', '--from-published', isPackage)],
    callOf('new block', 'NAME', isPackage),
  ];
  expect(calls(true)).toEqual([
    ...['npx pagewright build', 'npx pagewright restore --from-published', 'npx pagewright new block NAME'],
  ]);
  expect(calls(false)).toEqual([
    ...['npm run build', 'npm run restore -- --from-published', 'npm run new:block -- NAME'],
  ]);
});
