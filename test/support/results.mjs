// Reads the reports of Vitest and Playwright for the summary that `npm test` prints. Plain JavaScript, like test/run.mjs.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Returns the first lines of an error message without colors. */
const headOf = (message = '') =>
  message
    // oxlint-disable-next-line no-control-regex -- ANSI color codes are control characters
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, 4)
    .join('\n    ');

const line = (file, title, message) => `${relative('', file)}: ${title}\n    ${headOf(message)}`;

/**
 * Summarizes Vitest's JSON report.
 * @param retried names of the tests that passed on a retry, as `retry-reporter.ts` writes them
 * @returns {{ passed: number, failed: number, failures: string[], retried: string[] }}
 */
export const vitestResults = (
  { numPassedTests, numFailedTests, numFailedTestSuites, testResults },
  retried = [],
) => {
  const failures = testResults.flatMap(({ name, assertionResults, message, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [line(name, 'could not run', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });
  const failed = numFailedTests === 0 ? numFailedTestSuites : numFailedTests;
  return { passed: numPassedTests, failed, failures, retried };
};

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/**
 * Summarizes Playwright's JSON report.
 * @returns {{ passed: number, failed: number, failures: string[], retried: string[] }}
 */
export const playwrightResults = ({ stats, suites }) => {
  const tests = specsOf(suites).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status, results }) => ({
      status,
      text: line(file, title, results.find(({ error }) => error)?.error.message),
    })),
  );
  const textsOf = (status) => tests.filter((test) => test.status === status).map(({ text }) => text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: textsOf('unexpected'),
    retried: textsOf('flaky'),
  };
};

/** Reads a JSON file, or returns undefined if it does not exist. */
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};
