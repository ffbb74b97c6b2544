import { type Limit, limitOf, limits } from '#infra/authorization/limits.ts';
import { modelThrottles, RATE } from '#infra/constructs/api/route-throttles.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import { sumOf } from '../figures.ts';
import { assumed } from './assumed.ts';
import { type Bill, billOf, costOfTraces, type Kind, sumOfKinds } from './bill.ts';
import { capacityLimitsOf } from './bottlenecks.ts';
import { prices, PRICES_READ } from './prices.ts';
import { type UsageOfPerson, usageOfPerson } from './usage.ts';

export const COST_PAGE = 'docs/cost.md';

/** Monthly active users. */
const SIZES = [1_000, 100_000, 1_000_000] as const;
/** Maximum dollars per daily active user and month at `AIM_AT` monthly active users. */
export const AIM = 0.013;
const AIM_AT = 100_000;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const count = (figure: number): string => figure.toLocaleString('en', { maximumFractionDigits: 1 });
const dollars = (figure: number, digits = 2): string =>
  figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Returns the monthly dollars per daily active user, without Cognito, models and speech. */
export const ofOne = (bill: Bill): number => sumOfKinds(bill, 'use', 'fixed', 'backups', 'free') / bill.daily;

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
    total('Usage', 'use'),
    ...linesOf('fixed'),
    total('Fixed', 'fixed'),
    ...linesOf('backups'),
    ...linesOf('free'),
    total('AWS without Cognito and speech', 'use', 'fixed', 'backups', 'free'),
    ...linesOf('Cognito'),
    ...linesOf('model and speech'),
    total('Total', 'use', 'fixed', 'backups', 'free', 'Cognito', 'model and speech'),
    [
      'AWS without Cognito and speech, per monthly active user',
      ...bills.map((bill) => dollars((ofOne(bill) * bill.daily) / bill.monthly, 4)),
    ],
    [
      'AWS without Cognito and speech, per daily active user',
      ...bills.map((bill) => dollars(ofOne(bill), 4)),
    ],
  ];
};

const usageRows = (person: UsageOfPerson): string[][] => [
  ['API requests', count(person.httpRequests)],
  ['Function invocations, including stream consumers', count(person.calls)],
  ['Function duration, GB-seconds', person.gbSeconds.toFixed(2)],
  ['Read units, write units', `${count(person.readUnits)}, ${count(person.writeUnits)}`],
  ['Table storage including indexes, KB', count(person.storedBytes / 1_000)],
  [
    'WebSocket messages, connection minutes',
    `${count(person.socketMessages)}, ${count(person.socketMinutes)}`,
  ],
  ['CloudFront requests, KB sent', `${count(person.edgeRequests)}, ${count(person.edgeBytes / 1_000)}`],
  ['Logs, KB', count(person.logBytes / 1_000)],
  ['Model responses', person.modelAnswers.toFixed(2)],
];

const limitRows = (day: MeasuredDay): string[][] =>
  SIZES.flatMap((monthly) =>
    capacityLimitsOf(day, monthly * assumed.dailyShare)
      .slice(0, 3)
      .map(({ name, allowed, needed, remedy }) => [
        count(monthly),
        name,
        count(needed),
        count(allowed),
        `${count((100 * needed) / allowed)}%`,
        remedy,
      ]),
  );

/** Returns what models can cost at most, by API Gateway's limits and by those of one user. */
const modelCostLimits = (): string => {
  const models = [...modelThrottles({ concurrency: null })].filter(
    ([key]) => limitOf(key)?.calls === 'model',
  );
  const atOnce = sumOf(models, ([, { rate }]) => rate);
  const ofUser = sumOf(
    Object.entries<Limit>(limits).filter(([, { calls }]) => calls === 'model'),
    ([, { person = '' }]) => Number.parseInt(person, 10),
  );
  const costOf = (responses: number): string => dollars(responses * assumed.modelAnswer);
  return (
    `API Gateway accepts ${count(atOnce)} requests per second to the ${models.length} routes that wait for a model. With one response each, models cost at most ` +
    `${costOf(atOnce * 86_400)} dollars a day, instead of ${costOf(models.length * RATE * 86_400)} with the limit of other routes. One user ` +
    `can send ${count(ofUser)} of them a day for ${costOf(ofUser)} dollars (\`docs/authorization.md\`).`
  );
};

/** Returns the four largest items as text. */
const largestItems = (bill: Bill): string =>
  bill.lines
    .filter(({ kind }) => kind === 'use' || kind === 'fixed')
    .toSorted((one, other) => other.dollars - one.dollars)
    .slice(0, 4)
    .map(({ name, dollars: ofLine }) => `"${name}" (${dollars(ofLine / bill.daily, 4)})`)
    .join(', ');

/** Returns docs/cost.md, calculated from the measured day, the prices and the assumptions. */
export const costPage = (day: MeasuredDay): string => {
  const bills = SIZES.map((monthly) => billOf(day, monthly));
  const aimed = billOf(day, AIM_AT);
  const reached = ofOne(aimed);
  const [traces, tracesByFunction] = costOfTraces(day, aimed.daily);
  return [
    '# AWS cost',
    'Generated by `npm run bench -- cost` from `docs/measured-day.json` (a day simulated by `npm run bench -- day`), the prices ' +
      'in `test/bench/cost/prices.ts` and the assumptions in `test/bench/cost/assumed.ts` and `test/bench/day/habits.ts`. ' +
      '`test/infra/docs/cost.test.ts` recalculates it. It has not been compared with a real bill yet.',
    `**Target**: at most ${AIM} dollars per daily active user and month, at ${count(AIM_AT)} monthly active users, excluding ` +
      `Cognito, models and speech. **Result: ${dollars(reached, 4)}**, which ${reached <= AIM ? 'meets the target' : 'does **not** meet the target'}; ` +
      `${dollars(sumOfKinds(aimed, 'use', 'fixed', 'backups') / aimed.daily, 4)} without the permanent free tier. ` +
      `The largest items are ${largestItems(aimed)}.`,
    '## Usage per user and day',
    `Averages of ${day.people} simulated users in their first weeks, measured on ${day.measured_on} (seed ${day.seed}).`,
    table(['Usage', 'Per day'], usageRows(usageOfPerson(day))),
    '## Monthly cost in dollars',
    `${count(100 * assumed.dailyShare)}% of monthly users are active on a given day. Region us-east-1, on-demand prices, no volume discounts except ` +
      'for Cognito. The permanent free tier is a separate line; the 12-month free tier is not counted.',
    table(['', ...SIZES.map((monthly) => `${count(monthly)} users`)], billRows(bills)),
    '## Nearest limits',
    `The three nearest limits, at a peak of ${assumed.peak} times the average load during ${assumed.awakeSeconds / 3_600} waking hours. ` +
      'Above 100%, requests are throttled or jobs finish late.',
    table(['Users', 'Limit', 'Needed', 'Allowed', 'Used', 'How to raise it'], limitRows(day)),
    modelCostLimits(),
    '## Uncertainties',
    [
      `- Function duration is calculated: CPU time measured here, scaled to a full CPU at ${assumed.mbOfProcessor} MB, plus ` +
        `${assumed.tableMs} ms for each sequential table request, ${assumed.serviceMs} ms for a request to another service and ` +
        `${assumed.modelSeconds} s for a model response. Lambda's arm64 CPU may be slower or faster.`,
      `- ${100 * assumed.coldShare}% of invocations are assumed to be cold starts of ${assumed.coldMs} ms.`,
      '- Stream consumers are charged as if each change were a separate invocation; batching lowers this.',
      `- Diaries are assumed to contain ${assumed.monthsKept} months of data. A year later, storage costs three times as much.`,
      `- Backups in a second account and region (decision 0099) cost ${dollars(sumOfKinds(aimed, 'backups'))} at ${count(AIM_AT)} users, or ` +
        `${dollars(sumOfKinds(aimed, 'backups') / aimed.daily, 4)} per daily user; without \`backups\` in the stage they cost nothing. ` +
        `An export of changes is assumed to process ${assumed.changedBytes} bytes per write unit.`,
      `- Production is not traced (decision 0112). X-Ray samples one trace per second and ${100 * assumed.tracedShare}% of the others; with \`traces: true\` ` +
        `that costs ${dollars(traces)} at ${count(AIM_AT)} users, or ${dollars(tracesByFunction)} if it applies this per function.`,
      `- Custom metrics are billed for hours in which they have values. Faults and browser errors have few: ${assumed.countedMetrics} metrics are assumed.`,
      '- Traffic to Asia or South America costs up to 50% more. CloudFront flat-rate plans, savings plans and ' +
        'reserved capacity would lower the cost and are not included.',
      `- A model response is assumed to cost ${assumed.modelAnswer} dollars, and ${100 * assumed.speakingShare}% of users to dictate once a day. ` +
        'Actual prices and usage will differ.',
    ].join('\n'),
    '## Prices',
    `From AWS’s pricing pages, last read in ${PRICES_READ}.`,
    table(
      ['Unit', 'Dollars', 'Source'],
      Object.values(prices).map(({ dollars: price, per, unit, page }) => [
        per === 1 ? unit : `${per.toLocaleString('en')} ${unit}`,
        String(price),
        page,
      ]),
    ),
    '',
  ].join('\n\n');
};
