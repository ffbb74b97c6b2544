import type { MeasuredDay } from '../day/measured-day.ts';
import { assumed } from './assumed.ts';
import { type Bill, billOf, type Kind, sumOfKinds, tracesByFunction } from './bill.ts';
import { boundsOf } from './bottlenecks.ts';
import { prices, PRICES_READ } from './prices.ts';
import { type UsageOfPerson, usageOfPerson } from './usage.ts';

export const COST_PAGE = 'docs/cost.md';

/** Numbers of monthly users. */
const SIZES = [1_000, 100_000, 1_000_000] as const;
/** Maximum dollars per month and daily user, at `AIM_AT` monthly users. */
export const AIM = 0.013;
const AIM_AT = 100_000;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const count = (figure: number): string => figure.toLocaleString('en', { maximumFractionDigits: 1 });
const dollars = (figure: number, digits = 2): string =>
  figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns the monthly dollars per daily user, without Cognito, model and speech. */
export const ofOne = (bill: Bill): number => sumOfKinds(bill, 'use', 'fixed', 'free') / bill.daily;

const billRows = (bills: readonly Bill[]): string[][] => {
  const total = (name: string, ...kinds: Kind[]): string[] => [
    `**${name}**`,
    ...bills.map((bill) => `**${dollars(sumOfKinds(bill, ...kinds))}**`),
  ];
  const linesOf = (kind: Kind): string[][] =>
    (bills[0]?.lines ?? [])
      .filter((line) => line.kind === kind)
      .map(({ name }) => [
        name,
        ...bills.map(({ lines }) => dollars(lines.find((line) => line.name === name)?.dollars ?? 0)),
      ]);
  return [
    ...linesOf('use'),
    total('Use', 'use'),
    ...linesOf('fixed'),
    total('Fixed', 'fixed'),
    ...linesOf('free'),
    total('AWS without Cognito and speech', 'use', 'fixed', 'free'),
    ...linesOf('Cognito'),
    ...linesOf('model and speech'),
    total('All', 'use', 'fixed', 'free', 'Cognito', 'model and speech'),
    [
      'AWS without Cognito and speech, for a person of the month',
      ...bills.map((bill) => dollars((ofOne(bill) * bill.daily) / bill.monthly, 4)),
    ],
    ['and for one who logs daily', ...bills.map((bill) => dollars(ofOne(bill), 4))],
  ];
};

const usageRows = (person: UsageOfPerson): string[][] => [
  ['Requests of the API', count(person.httpRequests)],
  ['Calls of functions, those that the stream makes among them', count(person.calls)],
  ['Their time, GB-seconds', person.gbSeconds.toFixed(2)],
  ['Read units, write units', `${count(person.readUnits)}, ${count(person.writeUnits)}`],
  ['Kept in the table, indexes included, KB', count(person.storedBytes / 1_000)],
  ['Messages of sockets, minutes', `${count(person.socketMessages)}, ${count(person.socketMinutes)}`],
  ['Requests at the edge, KB sent', `${count(person.edgeRequests)}, ${count(person.edgeBytes / 1_000)}`],
  ['Logs, KB', count(person.logBytes / 1_000)],
  ['Answers of a model', person.modelAnswers.toFixed(2)],
];

const boundRows = (day: MeasuredDay): string[][] =>
  SIZES.flatMap((monthly) =>
    boundsOf(day, monthly * assumed.dailyShare)
      .slice(0, 3)
      .map(({ name, most, asked, way }) => [
        count(monthly),
        name,
        count(asked),
        count(most),
        `${count((100 * asked) / most)} %`,
        way,
      ]),
  );

const tracesOf = ({ lines }: Bill): number => lines.find(({ name }) => name === 'Traces')?.dollars ?? 0;

/** Describes the most expensive lines. */
const dearest = (bill: Bill): string =>
  bill.lines
    .filter(({ kind }) => kind === 'use' || kind === 'fixed')
    .toSorted((one, other) => other.dollars - one.dollars)
    .slice(0, 4)
    .map(({ name, dollars: ofLine }) => `${name.toLowerCase()} (${dollars(ofLine / bill.daily, 4)})`)
    .join(', ');

/** Writes docs/cost.md from the measured day, the prices and the assumptions. */
export const costPage = (day: MeasuredDay): string => {
  const bills = SIZES.map((monthly) => billOf(day, monthly));
  const aimed = billOf(day, AIM_AT);
  const reached = ofOne(aimed);
  const traces = tracesByFunction(day, aimed.daily);
  return [
    '# What it costs',
    'Written by `npm run bench -- cost` from `docs/measured-day.json` (a day that `npm run bench -- day` lived on this ' +
      'machine), the prices in `test/bench/cost/prices.ts` and what is assumed in `test/bench/cost/assumed.ts` and ' +
      '`test/bench/day/habits.ts`. `test/infra/docs/cost.test.ts` reckons it again. Nobody has been sent such a bill yet.',
    `**The aim**: at most ${AIM} dollars a month for who logs daily, at ${count(AIM_AT)} people of the month, without ` +
      `Cognito, model and speech. **Reckoned: ${dollars(reached, 4)}**, which ${reached <= AIM ? 'holds' : 'does **not** hold'}; ` +
      `${dollars(sumOfKinds(aimed, 'use', 'fixed') / aimed.daily, 4)} without what AWS always gives free. ` +
      `The dearest of it: ${dearest(aimed)}.`,
    '## A day of one person',
    `The mean of ${day.people} who were measured on ${day.measured_on} (seed ${day.seed}), in their first weeks.`,
    table(['What', 'A day'], usageRows(usageOfPerson(day))),
    '## A month, in dollars',
    `${count(100 * assumed.dailyShare)} % of the people of a month log on a day. Region us-east-1, on demand, no lower ` +
      'steps but Cognito’s. What every account has free for ever is a line of its own; what it has in its first year is not counted.',
    table(['', ...SIZES.map((monthly) => `${count(monthly)} people`)], billRows(bills)),
    '## What is met next',
    `The three nearest bounds, at ${assumed.peak} times the middle of the ${assumed.awakeSeconds / 3_600} hours in which people are ` +
      'awake. Above 100 % people are turned away and wait, or it is late.',
    table(['People', 'Bound', 'Asked', 'Allowed', 'Used', 'What helps'], boundRows(day)),
    '## What is not known',
    [
      `- Time of functions is reckoned: processor time measured here, stretched as ${assumed.mbOfProcessor} MB give a whole ` +
        `processor, ${assumed.tableMs} ms for each request of the table one after the other, ${assumed.serviceMs} ms for one of another ` +
        `service, ${assumed.modelSeconds} s for an answer of a model. An arm64 processor of Lambda may be slower or faster than this one.`,
      `- Of calls ${100 * assumed.coldShare} % are taken to meet a function that must load first, ${assumed.coldMs} ms.`,
      '- What follows the table’s stream is charged as if each change were told alone; batches make it less.',
      `- A diary is taken to have grown for ${assumed.monthsKept} months. A year later its line is three times as high.`,
      `- X-Ray keeps one trace a second and ${100 * assumed.tracedShare} % of the others. Should it count that second for each function, ` +
        `traces cost ${dollars(traces)} at ${count(AIM_AT)} people, and one who logs daily ${dollars(reached + (traces - tracesOf(aimed)) / aimed.daily, 4)}: ` +
        'look at the first bill.',
      '- People abroad: traffic to Asia or South America costs up to half more. Flat plans of CloudFront, savings plans and ' +
        'reserved capacity are not reckoned with; each makes it less.',
      `- A model’s answer is taken to cost ${assumed.modelAnswer} dollars, and ${100 * assumed.speakingShare} % to dictate once a day: the ` +
        'provider’s list and people decide.',
    ].join('\n'),
    '## Prices',
    `As AWS’s pages told them up to ${PRICES_READ}; not looked up by a program.`,
    table(
      ['Unit', 'Dollars', 'Page'],
      Object.values(prices).map(({ dollars: price, per, unit, page }) => [
        per === 1 ? unit : `${per.toLocaleString('en')} ${unit}`,
        String(price),
        page,
      ]),
    ),
    '',
  ].join('\n\n');
};
