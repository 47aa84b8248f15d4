import '../run/without-env-file.ts';
import '../../build/require-node.mjs';
import { installPackages } from '../../build/set-up/install-packages.mjs';
import { leaveReport } from '../run/report.ts';
import { runStage } from '../run/stage.ts';
import { isGreen, summaryOf } from '../run/summary.ts';
import { ensureBrowsers } from '../set-up/browsers.mjs';

/**
 * `npm run test:browsers [-- PATH…]`: the main tasks of authors and visitors in Chromium, Firefox and WebKit. An engine that is
 * missing and cannot be installed is listed as skipped; where CI is set it is a failure.
 */
installPackages(import.meta.dirname, { what: 'the driver of browsers' });
ensureBrowsers();
const began = performance.now();
const outcome = await runStage('browsers', ['tests/run/units.ts', '--project', 'browsers', ...process.argv.slice(2)]);
const { report } = outcome;
if (process.env.CI) report.failed.push(...report.skipped.splice(0));
for (const line of summaryOf([outcome], (performance.now() - began) / 1000)) console.info(line);
leaveReport(report);
process.exitCode = isGreen([outcome]) ? 0 : 1;
