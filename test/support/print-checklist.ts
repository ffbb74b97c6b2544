import { requirements, rowsOf, testTitles } from './checklist.ts';

/** `npm run checklist`: prints per area how many rows are named by a test of `npm test`, and which are not. */
const daily = testTitles().filter(({ isDaily }) => isDaily);
const named = new Set(daily.flatMap(({ title }) => rowsOf(title)));
const areas = Map.groupBy(requirements(), ({ area }) => area);

for (const [area, rows] of areas) {
  const missing = rows.filter(({ id }) => !named.has(id));
  const count = `${rows.length - missing.length}/${rows.length}`;
  const list = missing.map(({ id, issue }) => `${id} (${issue})`).join(', ');
  console.log(`${area.padEnd(10)} ${count.padStart(7)}${list && `  without a test: ${list}`}`);
}
const all = requirements().length;
const proven = requirements().filter(({ id }) => named.has(id)).length;
console.log(`${proven} of ${all} rows are named by a test.`);
