import { startVitest } from 'vitest/node';

/**
 * Runs Vitest. A test file whose process was ended by a signal (a fault in a native module, the machine out of memory)
 * has said nothing, and is run once more; what it says then counts, and the run says that it happened.
 */
const first = await startVitest(process.argv.slice(2), { watch: false });
const modules = first.state.getTestModules();
const silent = modules.filter((module) => module.state() === 'pending');
const isTheOnlyFault =
  first.state.getUnhandledErrors().length === silent.length && modules.every((module) => module.ok());
await first.close();

if (silent.length > 0 && isTheOnlyFault) {
  const names = silent.map(({ relativeModuleId }) => relativeModuleId);
  process.exitCode = 0;
  const second = await startVitest(names, { watch: false });
  await second.close();
  console.warn(`Run twice, because their process was ended by a signal the first time: ${names.join(', ')}`);
}
