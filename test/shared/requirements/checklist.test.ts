import { describe, expect, it } from 'vitest';
import { requirements, rowsOf, type TestTitle, testTitles, titlesIn } from '#test/support/checklist.ts';

const titles = testTitles();
const rowsIn = (some: TestTitle[]): Set<string> => new Set(some.flatMap(({ title }) => rowsOf(title)));
const ofEveryDay = (some: TestTitle[]): Set<string> => rowsIn(some.filter(({ isDaily }) => isDaily));

describe('Requirement rows named by test titles', () => {
  it('exist in the requirements and are detected in titles', () => {
    const known = new Set(requirements().map(({ id }) => id));
    const named = rowsIn(titles);
    expect(named).toContain('SCAN-12');
    expect([...named].filter((row) => !known.has(row))).toEqual([]);
  });

  it('a test title names at most three requirement rows', () => {
    const crowded = titles.filter(({ title }) => rowsOf(title).length > 3);
    expect(crowded).toEqual([]);
  });

  it('the test titles in `npm test` cover all requirements', () => {
    const daily = ofEveryDay(titles);
    expect(requirements().filter(({ id }) => !daily.has(id))).toEqual([]);
  });
});

/** Stored separately, because otherwise the samples would count as its proof. */
const ROW = 'LOG-01';

describe('The daily proof of a row', () => {
  it.each([
    ['a test', `it('${ROW} a', () => {});`],
    ['a test of a table', `it.each([1, 2])('${ROW} a %i', () => {});`],
    ['a line of a table', `it.each([\n  ['${ROW} a', 1],\n])('%s', () => {});`],
    [
      'a test beside one of the full size',
      `it.runIf(isFull)('b', () => {\n  go();\n});\nit('${ROW} a', () => {});`,
    ],
    ['a step of a journey', `test('b', async () => {\n  await test.step('${ROW} a', go);\n});`],
  ])('accepts %s', (_, source) => {
    expect(ofEveryDay(titlesIn(source))).toEqual(new Set([ROW]));
  });

  it.each([
    ['a test of the full size', `it.runIf(isFull)('${ROW} a', () => {});`],
    ['one over several lines', `it.runIf(isFull)(\n  '${ROW} a',\n  () => {},\n);`],
    ['one in a group of them', `describe.skipIf(!isFull)('b', () => {\n  it('${ROW} a', () => {});\n});`],
    ['one that is left out', `it.skip('${ROW} a', () => {});`],
    ['one that is yet to be written', `it.todo('${ROW} a');`],
    ['a journey of the full size', `test('${ROW} a', onlyInFull, async () => {});`],
    ['one over several lines, too', `test(\n  '${ROW} a',\n  onlyInFull,\n  async () => {},\n);`],
    [
      'a step of one',
      `test(\n  'b',\n  onlyInFull,\n  async () => {\n    await test.step('${ROW} a', go);\n  },\n);`,
    ],
  ])('rejects %s', (_, source) => {
    const found = titlesIn(source);
    expect(rowsIn(found)).toEqual(new Set([ROW]));
    expect(ofEveryDay(found)).toEqual(new Set());
  });
});
