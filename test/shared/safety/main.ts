import { writeFileSync } from 'node:fs';
import { helpLines } from '#shared/safety/help-lines/help-lines.ts';
import { crossValidate } from './classifier/cross-validate.ts';
import { type Measured, measureSafety, referredAs } from './measure-safety.ts';
import { indirectCases, type SafetyCase, unseenCases } from './safety-cases.ts';

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

/** What the classifier alone reads in cases that it was trained without. */
const unseen = crossValidate();
const unseenTable = [
  '| Expected | Texts | Read as expected | Read as another referral |',
  '| --- | --- | --- | --- |',
  ...[...new Set(unseen.map(({ expected }) => expected))].sort().map((kind) => {
    const texts = unseen.filter(({ expected }) => expected === kind);
    const share = (are: (read: string) => boolean): string =>
      `${((100 * texts.filter(({ read }) => are(read)).length) / texts.length).toFixed(1)}%`;
    return `| ${kind} | ${texts.length} | ${share((read) => read === kind)} | ${share((read) => read !== kind && read !== 'none')} |`;
  }),
].join('\n');

/** How the product refers messages that it may miss. */
const rates = (cases: readonly SafetyCase[]): string => {
  const read = cases.map((each) => ({ expected: each.refer, as: referredAs(each) }));
  return [
    '| Expected | Messages | As expected | To another help |',
    '| --- | --- | --- | --- |',
    ...[...new Set(read.map(({ expected }) => expected))].sort().map((kind) => {
      const of = read.filter(({ expected }) => expected === kind);
      const right = of.filter(({ as }) => as === kind).length;
      const other = of.filter(({ as }) => as !== kind && as !== 'none').length;
      return `| ${kind} | ${of.length} | ${right} (${((100 * right) / of.length).toFixed(1)}%) | ${other} |`;
    }),
  ].join('\n');
};

/** Right at first try, of all messages of a set. */
const firstTries = [
  '| Set | Crisis | Eating disorder | Look-alikes | Emergencies | Medical questions |',
  '| --- | --- | --- | --- | --- | --- |',
  '| 1 | 11 of 20 | 7 of 20 | 20 of 20 | 10 of 10 | 8 of 10 |',
  '| 2 | 11 of 20 | 9 of 20 | 19 of 20 | 9 of 10 | 10 of 10 |',
  '| 3 | 7 of 20 | 7 of 20 | 19 of 20 | 9 of 10 | 7 of 10 |',
  '| 4 | 14 of 20 | 14 of 20 | 20 of 20 | 10 of 10 | 10 of 10 |',
  '| 5 | 11 of 20 | 13 of 20 | 25 of 30 | 10 of 10 | 10 of 10 |',
  '| 6 | 14 of 20 | 15 of 20 | 29 of 30 | - | - |',
  '| 7 | 17 of 20 | 16 of 20 | 25 of 25 | - | - |',
  '| 8 | 15 of 20 | 15 of 20 | 20 of 20 | - | - |',
  '| 9 | 7 of 20 | 15 of 20 | 18 of 20 | - | - |',
  '| 10 | 10 of 20 | 14 of 20 | 18 of 20 | - | - |',
  '| 11 | 10 of 10 | 9 of 10 | - | 18 of 20 | 19 of 20 |',
  '| 12 | 11 of 20 | 15 of 20 | 18 of 20 | - | - |',
  '| 13 | 29 of 40 | 34 of 50 | 39 of 40 | 35 of 40 | 28 of 30 |',
  '| 14 | 26 of 30 | 29 of 40 | 14 of 15 | 17 of 20 | 14 of 15 |',
  '| 15 | 14 of 16 | 10 of 24 | 19 of 20 | 4 of 6 | 3 of 4 |',
].join('\n');

const page = `# Safety of texts and replies

How the product handles texts about emergencies and risks, measured on its own published set. \`npm run safety\` writes
this page.

## Texts of users

\`shared/safety/triage.ts\` reads every text to the coach and the assistant and every meal text. A case is right if the
answer refers to the expected help. \`none\` are look-alikes, such as "this cake is to die for". The texts are in
\`test/shared/safety/cases/\`.

${table('texts')}

## The classifier

After the rules, a linear model on words, letters and the vocabulary of the rules may raise a text to a more urgent
referral (\`shared/safety/classifier/\`). It reads texts of seven words or more and refers from a probability of 0.6, for
a doctor from 0.85. It is trained on the set above, on names of foods and on the indirect messages below, and refers no
name of a food and no look-alike of the set above. Alone, in five parts of its texts that it was trained without:

${unseenTable}

## Indirect messages

Messages that mostly only hint, and ordinary messages with the same words and moods, written by authors who had not seen
the rules (\`test/shared/safety/cases/indirect/\`). The classifier is trained with them, yet not all are recognized. Rules
and classifier together:

${rates(indirectCases())}

## Unseen messages

Messages by yet another author (\`test/shared/safety/cases/unseen/\`), with which neither rules nor classifier were made;
only the strength of the training was chosen with a look at these rates. Before the indirect messages were added, 47 of
the 110 signs of an eating disorder and 27 of the 40 crises were recognized, and 96 of the 100 ordinary messages were left
alone.

${rates(unseenCases())}

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
- The authors of the rules wrote the set too, so other wordings are recognized less often than these rates suggest. New
  messages, half of them German, written without looking at the rules, at first try, in the order in which they were
  written; the causes of each set's misses were fixed before the next. Sets 1 to 3 are as unlike the rules as their
  author could make them; sets 4 to 15 are everyday wordings. Many messages of sets 9, 10 and 15 only hint; set 11 is plain. The author of
  sets 9 to 12, 14 and 15 had read the rules before, the author of set 13 had not. Sets 14 and 15 were read by the rules and
  the classifier; without the classifier, the rules before it found 21 of 30 crises, 25 of 40 signs of an eating disorder
  and 15 of 20 emergencies of set 14.

${firstTries}

- Statements of two English lists of crisis messages and of published questionnaires on eating disorders and suicidality
  (EAT-26, EDE-Q, SCOFF, Beck), not part of the set: crisis 32 of 38 and eating disorder 12 of 25 after two sets.
- Only English and German are covered. A text in another language gets no safety answer by rules.
- The rules read words, not tone: irony and hints without any of the known words are missed.
- Phone numbers were compared with published pages, mostly not the operators' own. Confirm them before a release.
- The country comes from the time zone, then the browser's language. A traveler may see the line of another country.
`;
writeFileSync(new URL('../../../docs/safety.md', import.meta.url), page);
for (const { category, language, text } of measured.filter(({ isRight }) => !isRight))
  process.stdout.write(`${category} ${language}: ${text}\n`);
process.stdout.write(`${rate(measured)}\n`);
