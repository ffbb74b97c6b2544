// What the test runners wrote of their runs, as `npm test` counts and tells it. Plain JavaScript, as test/run.mjs is.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The first lines of an error, without colours: enough to know what to look at. */
const headOf = (message = '') =>
  message
    // oxlint-disable-next-line no-control-regex -- colours are control characters
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, 4)
    .join('\n    ');

const line = (file, title, message) => `${relative('', file)}: ${title}\n    ${headOf(message)}`;

/** @returns {{ passed: number, failed: number, failures: string[], repeated: string[] }} from Vitest's JSON report */
export const vitestResults = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => {
  const failures = testResults.flatMap(({ name, assertionResults, message, status }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [line(name, 'could not run', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });
  const failed = numFailedTests === 0 ? numFailedTestSuites : numFailedTests;
  return { passed: numPassedTests, failed, failures, repeated: [] };
};

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/** @returns {{ passed: number, failed: number, failures: string[], repeated: string[] }} from Playwright's JSON report */
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
    repeated: textsOf('flaky'),
  };
};

/** A report's results by `resultsOf`, or null where none was written. */
export const readResults = (path, resultsOf) => {
  try {
    return resultsOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
};
