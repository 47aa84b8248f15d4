import '../require-node.mjs';

const variables = { ...process.env };
process.env.NODE_ENV = 'production'; // As in cli/build.ts.

const { optionsOfCommand } = await import('./arguments.ts');
const { verify } = await import('../verify.ts');
const { requireParts } = await import('../parts/find-parts.ts');

try {
  const options = optionsOfCommand(process.argv.slice(2), variables);
  await requireParts(options, 'verify');
  const differences = await verify(options);
  for (const difference of differences) console.error(difference);
  console.info(differences.length === 0 ? 'dist is up to date' : `${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
