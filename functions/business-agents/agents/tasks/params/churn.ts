import { amountsIn } from '../../../common/text/amounts.ts';
import { daysIn } from '../../../common/text/days.ts';
import { fieldOf, type Fields, known, numberFrom, objectOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';
import { before as w, percentBy } from './near-number.ts';

/** Returns the number that a word belongs to: the first one after it, or right before it. */
const numberBy = (task: Task, before: RegExp, after?: RegExp): number | undefined =>
  amountsIn(task.text, task.language).find(
    ({ start, end, isPercent }) =>
      !isPercent && (before.test(task.text.slice(0, start)) || after?.test(task.text.slice(end))),
  )?.value;
const churnNames: Readonly<Record<string, readonly string[]>> = {
  customers_at_start: [
    'customers_at_start',
    'start',
    'customers_start',
    'start_customers',
    'at_start',
    'customers',
    'opening',
    'begin',
    'initial',
    'anfang',
    'kunden_anfang',
    'kunden',
    'subscribers',
  ],
  customers_lost: [
    'customers_lost',
    'lost',
    'churned',
    'cancelled',
    'canceled',
    'left',
    'lost_customers',
    'verloren',
    'gekündigt',
    'kündigungen',
    'cancellations',
  ],
  customers_new: ['customers_new', 'new', 'new_customers', 'joined', 'gained', 'added', 'neu', 'neue_kunden'],
  months: ['months', 'period_months', 'monate'],
  revenue_per_customer: ['revenue_per_customer', 'arpu', 'arpa', 'umsatz_pro_kunde'],
  gross_margin_percent: ['gross_margin_percent', 'margin', 'gross_margin', 'marge'],
  revenue_at_start: ['revenue_at_start', 'mrr_at_start', 'start_mrr', 'starting_mrr'],
  revenue_lost: ['revenue_lost', 'mrr_lost', 'churned_mrr', 'lost_mrr'],
  revenue_added: ['revenue_added', 'expansion', 'upsell', 'mrr_added', 'expansion_mrr'],
  currency: ['currency', 'währung'],
};

const renamed = (
  fields: Fields,
  table: Readonly<Record<string, readonly string[]>>,
  task: Task,
): Record<string, unknown> =>
  known(
    Object.fromEntries(
      Object.entries(table).map(([name, names]) => [
        name,
        name === 'currency' ? fieldOf(fields, names) : numberFrom(fieldOf(fields, names), task),
      ]),
    ),
  );

const monthsOf = (task: Task): number | undefined => {
  const days = daysIn(task.text, { ...task, isPast: true }).flatMap(({ day }) => day ?? []);
  const [one, other] = [days[0], days.at(-1)];
  if (one !== undefined && other !== undefined && one !== other) {
    // Without a year, the later day may be read as one of the year before.
    const length = (Date.parse(other) - Date.parse(one)) / 86_400_000;
    return Math.max(1, Math.round((length < 0 ? length + 365 : length) / 30.4));
  }
  const [, count] = /(\d{1,2})\s?(?:months|monate)/iu.exec(task.text) ?? [];
  if (count) return Number(count);
  if (/\b(?:quarter|quartal|three months|drei monate\p{L}*)\b/iu.test(task.text)) return 3;
  if (/\b(?:half[- ]year|six months|halbjahr)\b/iu.test(task.text)) return 6;
  return /\b(?:last|this|over the|in the|a|per|im|letztes|dieses|pro) (?:year|jahr)\b|twelve months|12 months/iu.test(
    task.text,
  )
    ? 12
    : undefined;
};

const people = String.raw`(?:customers?|clients?|users?|subscribers?|members?|accounts?|people|kunden|kundinnen|nutzer|abonnenten|mitglieder|abos)`;
const startBefore = w(
  String.raw`(?:started|began|begin|start|opened|opening|beginning)(?: \p{L}+){0,4}(?: with| at| from)?|had|there were|hatten(?: wir)?|anfangs|zu beginn|am anfang(?: hatten wir)?|starteten(?: wir)?(?: \p{L}+){0,3} mit|out of|of|von|from`,
);
const startAfter = new RegExp(
  String.raw`^\s(?:\p{L}+ )?${people}?\s?(?:at the (?:start|beginning)|on (?:the )?1|am anfang|zu beginn|im bestand)`,
  'iu',
);
const lostBefore = w(
  String.raw`lost|lose|losing|churned|verloren(?: wir)?|verlust von|minus|cancell?ations?:?|kündigungen:?`,
);
const lostAfter = new RegExp(
  String.raw`^\s(?:of (?:them|those) )?(?:${people}\s)?(?:(?:have |had |were |haben |sind |of them |davon )?(?:lost|left|cancelled|canceled|churned|quit|gone|gekündigt|kündigten|abgesprungen|verloren|gegangen|weg))`,
  'iu',
);
const newBefore = w(String.raw`new|joined|gained|won|added|acquired|plus|neu|gewonnen|signed up|dazu`);
const newAfter = new RegExp(
  String.raw`^\s(?:new |neue )?(?:${people}\s)?(?:(?:have |had |kamen |haben )?(?:joined|signed up|came in|new|dazu|hinzu|gewonnen|neu))`,
  'iu',
);
const endBefore = w(
  String.raw`(?:ended|finished|end|closed)(?: \p{L}+){0,4}(?: with| at)?|now(?: have)?|left with|am ende(?: waren es)?|jetzt|heute`,
);

/** Returns the numbers of customers in a text. The lost ones follow from start, end and new ones. */
const customersIn = (task: Task): Record<string, number | undefined> => {
  const { text, language } = task;
  const taken = daysIn(text, task);
  const plain = amountsIn(text, language).filter(
    ({ start, isPercent, end }) =>
      !isPercent &&
      !taken.some((day) => day.start <= start && end <= day.end) &&
      !/^\s?(?:months?|monate?n?|weeks?|years?)\b/iu.test(text.slice(end)),
  );
  const lost = plain.find(
    ({ start, end }) => lostBefore.test(text.slice(0, start)) || lostAfter.test(text.slice(end)),
  );
  const fresh = plain.find(
    (one) => one !== lost && (newBefore.test(text.slice(0, one.start)) || newAfter.test(text.slice(one.end))),
  );
  const others = plain.filter((one) => one !== lost && one !== fresh);
  const first =
    others.find(
      ({ start, end }) => startBefore.test(text.slice(0, start)) || startAfter.test(text.slice(end)),
    ) ?? others[0];
  const last = others.find(
    (one) => one !== first && (endBefore.test(text.slice(0, one.start)) || lost === undefined),
  );
  const left = lost?.value ?? (first && last ? first.value + (fresh?.value ?? 0) - last.value : undefined);
  return { customers_at_start: first?.value, customers_lost: left, customers_new: fresh?.value };
};

/** Reads the numbers of customers or of recurring revenue from the data or the text. */
export const readChurn: ReadParams = (task) => {
  const given = renamed(objectOf(task.data), churnNames, task);
  const { text } = task;
  const isRevenue =
    /\b(?:mrr|arr|revenue|umsatz)\b/iu.test(text) &&
    /\b(?:retention|lost|upsold|expan\p{L}*|added)\b/iu.test(text) &&
    given['customers_at_start'] === undefined;
  if (isRevenue) {
    const revenue = known({
      revenue_at_start: numberBy(task, startBefore, /^\s(?:mrr|arr)/iu),
      revenue_lost: numberBy(task, lostBefore, lostAfter),
      revenue_added: numberBy(
        task,
        w(String.raw`upsold|upsell(?:s)?|expansion|expanded(?: by)?|added|gained|plus`),
        /^\s(?:of )?(?:upsell|expansion|upgrades?)/iu,
      ),
    });
    if (revenue['revenue_at_start'] !== undefined && revenue['revenue_lost'] !== undefined)
      return { params: { ...given, ...revenue } };
  }
  const read = known({
    ...customersIn(task),
    months: monthsOf(task),
    revenue_per_customer: numberBy(
      task,
      w(String.raw`(?:pay|pays|worth|arpu|revenue per customer|each pay|zahlt|zahlen|bringt)(?: us)?`),
    ),
    gross_margin_percent: percentBy(task, w('(?:gross )?margin|marge'), /^\s?(?:gross )?(?:margin|marge)/iu),
  });
  const params: Record<string, unknown> = { ...read, ...given };
  const [start, lost] = [params['customers_at_start'], params['customers_lost']];
  if (start === undefined || lost === undefined) return { question: 'churn' };
  return typeof start === 'number' && typeof lost === 'number' && lost > start
    ? { question: 'churn_order' }
    : { params };
};
