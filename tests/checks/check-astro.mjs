// The types of .astro files, as `astro check` does it; the package's own command drops its first two arguments.
import { check } from '@astrojs/check';

const failed = await check({ root: process.cwd(), tsconfig: 'tsconfig.astro.json', minimumFailingSeverity: 'hint' });
process.exitCode = failed ? 1 : 0;
