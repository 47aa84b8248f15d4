import '../require-node.mjs';

const variables = { ...process.env };
process.env.NODE_ENV = 'production'; // As in cli/build.ts.

const { optionsOfCommand } = await import('./arguments.ts');
const { verify } = await import('../verify.ts');

try {
  const differences = await verify(optionsOfCommand(process.argv.slice(2), variables));
  for (const difference of differences) console.error(difference);
  console.info(differences.length === 0 ? 'dist is what it should be' : `${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
