import { parseArgs } from 'node:util';
import { startVitest, type TestCase, type Vitest } from 'vitest/node';
import { emptyReport, leaveReport, type Report } from './report.ts';

/**
 * Runs Vitest on these paths, or on all tests, with `--project` those of a project of `vitest.config.ts`, or with a `!` before it
 * those of all others. A test file whose process was ended by a signal (a fault in a native module, out of memory) is run again;
 * only the second result counts.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', multiple: true, default: [] } },
});
const first = await startVitest(positionals, { watch: false, project: values.project });
const modules = first.state.getTestModules();
const silent = modules.filter((module) => module.state() === 'pending');
const isTheOnlyFault =
  first.state.getUnhandledErrors().length === silent.length && modules.every((module) => module.ok());
await first.close();
const report = reportOf(first);

if (silent.length > 0 && isTheOnlyFault) {
  const names = silent.map(({ relativeModuleId }) => relativeModuleId);
  process.exitCode = 0;
  const second = await startVitest(names, { watch: false });
  await second.close();
  add(report, reportOf(second));
  report.repeated = names;
  console.warn(`Run twice, because their process was ended by a signal the first time: ${names.join(', ')}`);
}
leaveReport(report);

function reportOf({ state }: Vitest): Report {
  const report = emptyReport();
  for (const module of state.getTestModules()) {
    for (const test of module.children.allTests()) {
      const { state: result } = test.result();
      if (result === 'passed') report.passed += 1;
      if (result === 'failed') report.failed.push(nameOf(test));
      if (result === 'skipped') report.skipped.push(nameOf(test));
    }
    // A file that could not be loaded, or whose hooks failed, has no failed tests.
    if (module.errors().length > 0) report.failed.push(module.relativeModuleId);
  }
  return report;
}

// A declaration: the report is made while this module is still being evaluated.
function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}

function add(report: Report, more: Report): void {
  report.passed += more.passed;
  report.failed.push(...more.failed);
  report.skipped.push(...more.skipped);
}
