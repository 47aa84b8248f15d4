import { builtinEnvironments, type Environment } from 'vitest/runtime';

let opened: Promise<unknown> | null = null;

/** jsdom, opened once for all test files of a process: a window for each was half of their time. */
export default {
  name: 'one-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await opened;
    return { teardown() {} };
  },
} satisfies Environment;
