import type { Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { emptyReport, leaveReport } from './report.ts';

/** Reports the results of the journeys to `npm test`. */
export default class JourneyReporter implements Reporter {
  #journeys: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#journeys = suite.allTests();
  }

  onEnd(): void {
    const report = emptyReport();
    for (const journey of this.#journeys) {
      const name = `${journey.location.file.split('/').at(-1)} > ${journey.title}`;
      const outcome = journey.outcome();
      if (outcome === 'expected') report.passed += 1;
      else if (outcome === 'skipped') report.skipped.push(name);
      else if (outcome === 'flaky') report.flaky.push(name);
      else report.failed.push(name);
    }
    leaveReport(report);
  }

  printsToStdio(): boolean {
    return false;
  }
}
