import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the full names of tests that passed only on a retry, as a JSON array, to the path in `RETRY_REPORT`. */
export default class RetryReporter implements Reporter {
  readonly #retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const path = process.env['RETRY_REPORT'];
    if (path) writeFileSync(path, JSON.stringify(this.#retried));
  }
}
