import { writeFileSync } from 'node:fs';
import { helpLines } from '#shared/safety/help-lines/help-lines.ts';
import { type Measured, measureSafety } from './measure-safety.ts';

const measured = measureSafety();
const rate = (rows: readonly Measured[]): string => {
  const right = rows.filter(({ isRight }) => isRight).length;
  return rows.length === 0
    ? '-'
    : `${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(1)}%)`;
};
const table = (set: Measured['set']): string => {
  const rows = measured.filter((each) => each.set === set);
  const categories = [...new Set(rows.map(({ category }) => category))].sort();
  return [
    '| Category | English | German |',
    '| --- | --- | --- |',
    ...categories.map((category) => {
      const of = (language: 'en' | 'de') =>
        rate(rows.filter((each) => each.category === category && each.language === language));
      return `| ${category} | ${of('en')} | ${of('de')} |`;
    }),
    `| All | ${rate(rows.filter(({ language }) => language === 'en'))} | ${rate(rows.filter(({ language }) => language === 'de'))} |`,
  ].join('\n');
};

const lineTable = [
  '| Country | Line | Number | Compared with | On |',
  '| --- | --- | --- | --- | --- |',
  ...Object.entries(helpLines).flatMap(([country, { emergency, poison, crisis, eatingDisorder, medical }]) =>
    [emergency, ...poison, ...crisis, ...eatingDisorder, ...medical].map(
      ({ name, number, compared }) =>
        `| ${country} | ${name} | ${number} | ${compared === null ? 'Not compared' : `<${compared.url}>`} | ${compared?.on ?? '-'} |`,
    ),
  ),
].join('\n');

const page = `# Safety of texts and replies

How the product handles texts about emergencies and risks, measured on its own published set. \`npm run safety\` writes
this page.

## Texts of users

\`shared/safety/triage.ts\` reads every text to the coach and the assistant and every meal text. A case is right if the
answer refers to the expected help. \`none\` are look-alikes, such as "this cake is to die for". The texts are in
\`test/shared/safety/cases/\`.

${table('texts')}

## Replies of a scripted model

Every sentence of a model's reply is checked before it is shown (\`functions/coach/model/reply-context.ts\`). \`block\`
replies must not reach the user, \`pass\` replies must. A rejected reply is asked for once more, then rules answer, and
no credits are charged. The replies are in \`test/shared/safety/replies.tsv\`.

${table('replies')}

## Help lines

Each number with the page that it was compared with and the day. A number without such a page is never the only one in
an answer: the emergency number stands next to it. The table is in \`shared/safety/help-lines/\`.

${lineTable}

## Limits

- No clinician has reviewed the rules, the answers or the set.
- The authors of the rules wrote the set too, so other wordings are recognized far less often than these rates suggest.
  New messages about suicide, self-harm and eating disorders, written without looking at the rules, at first try: of 120,
  crisis 10 of 40 (English 6 of 25, German 4 of 15), eating disorder 13 of 40 (8 of 25, 5 of 15) and look-alikes 32 of 40
  (24 of 30, 8 of 10). After the causes of the misses were fixed, of 70 more: crisis 11 of 20 (7 of 12, 4 of 8), eating
  disorder 10 of 20 (7 of 12, 3 of 8) and look-alikes 28 of 30 (19 of 20, 9 of 10). Emergencies and medical questions
  were right in 61 of 70 new messages of an earlier measurement.
- Only English and German are covered. A text in another language gets no safety answer by rules.
- The rules read words, not tone: irony and hints without any of the known words are missed.
- Phone numbers were compared with published pages, mostly not the operators' own. Confirm them before a release.
- The country comes from the time zone, then the browser's language. A traveler may see the line of another country.
`;
writeFileSync(new URL('../../../docs/safety.md', import.meta.url), page);
for (const { category, language, text } of measured.filter(({ isRight }) => !isRight))
  process.stdout.write(`${category} ${language}: ${text}\n`);
process.stdout.write(`${rate(measured)}\n`);
