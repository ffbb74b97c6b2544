import { amountsIn } from '../../../common/text/amounts.ts';
import { daysIn } from '../../../common/text/days.ts';
import { dayFrom, fieldOf, type Fields, isObject, known, listIn, numberFrom } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';

const subscriptionOf = (one: Fields, task: Task): Record<string, unknown> =>
  known({
    plan: fieldOf(one, ['plan', 'name', 'product', 'tier', 'tarif']),
    amount: numberFrom(fieldOf(one, ['amount', 'price', 'fee', 'mrr', 'monthly', 'preis', 'betrag']), task),
    interval: fieldOf(one, ['interval', 'period', 'billing', 'cycle', 'per', 'zeitraum']),
    quantity: numberFrom(
      fieldOf(one, [
        'quantity',
        'customers',
        'users',
        'seats',
        'count',
        'qty',
        'subscribers',
        'anzahl',
        'kunden',
      ]),
      task,
    ),
    currency: fieldOf(one, ['currency', 'währung']),
    started: dayFrom(fieldOf(one, ['started', 'start', 'since', 'from', 'beginn', 'seit']), task),
    ended: dayFrom(fieldOf(one, ['ended', 'end', 'cancelled', 'until', 'ende', 'gekündigt']), task),
  });

const people = String.raw`(?:people|customers?|clients?|users?|subscribers?|members?|seats?|accounts?|companies|firms|kunden|kundinnen|nutzer|abonnenten|mitglieder|personen|firmen|abos)`;
const peopleAfter = new RegExp(String.raw`^\s?(?:\p{L}+\s)?${people}(?!\p{L})`, 'iu');
const intervals: readonly (readonly [RegExp, string])[] = [
  [
    /^\s?(?:€|euros?|eur|dollars?)?\s?(?:a|an|per|each|every|\/|pro|im|je)?\s?-?(?:week|weekly|woche|wöchentlich)\b/iu,
    'week',
  ],
  [
    /^\s?(?:€|euros?|eur|dollars?)?\s?(?:a|an|per|each|every|\/|pro|im|je)?\s?-?(?:quarter|quarterly|quartal|vierteljährlich)\b/iu,
    'quarter',
  ],
  [
    /^\s?(?:€|euros?|eur|dollars?)?\s?(?:a|an|per|each|every|\/|pro|im|je)?\s?-?(?:year|yearly|annually|annual|jahr|jährlich)\b/iu,
    'year',
  ],
  [
    /^\s?(?:€|euros?|eur|dollars?)?\s?(?:a|an|per|each|every|\/|pro|im|je)?\s?-?(?:month|monthly|monat|monatlich)\b/iu,
    'month',
  ],
];

interface Subscription {
  amount: number;
  interval?: string;
  quantity?: number;
  ended?: string;
  currency?: string;
}

/** Pairs numbers of people with prices: '40 people pay 9.99 a month', '€15 (60 users)'. */
const pairsIn = (task: Task): Subscription[] => {
  const { text, language } = task;
  const days = daysIn(text, task);
  const amounts = amountsIn(text, language).filter(
    ({ start, end, isPercent }) => !isPercent && !days.some((day) => day.start < end && start < day.end),
  );
  const found: Subscription[] = [];
  let count: number | undefined;
  let open: Subscription | undefined;
  for (const [at, amount] of amounts.entries()) {
    const [after, next] = [text.slice(amount.end), amounts[at + 1]];
    const interval = intervals.find(([pattern]) => pattern.test(after))?.[1];
    const isCount =
      (peopleAfter.test(after) ||
        (/^\s(?:\p{L}+\s)?(?:pay|pays|zahlen|x|×|at|à|zu)\s/iu.test(after) && next !== undefined)) &&
      amount.currency === null;
    if (
      /^\s(?:ones?|plans?|er)\b/iu.test(after) ||
      /\b(?:of the|von den)\s(?:€|\$)?$/iu.test(text.slice(0, amount.start))
    )
      continue;
    if (isCount && !interval) {
      if (
        open &&
        open.quantity === undefined &&
        /^\s?\(?\s?$|^[\s,(x×]*(?:with|for|mit|bei|à|and)?\s?$/u.test(
          text.slice(open_end(text, amounts, at), amount.start),
        )
      ) {
        open.quantity = amount.value;
        open = undefined;
      } else count = amount.value;
      continue;
    }
    const made: Subscription = {
      amount: amount.value,
      ...(interval && { interval }),
      ...(count !== undefined && { quantity: count }),
      ...(amount.currency && { currency: amount.currency }),
    };
    open = count === undefined ? made : undefined;
    count = undefined;
    found.push(made);
  }
  return found;
};

const open_end = (_text: string, amounts: readonly { end: number }[], at: number): number =>
  amounts[at - 1]?.end ?? 0;

/** Splits off the subscriptions that a text says have ended: 'one of the €25 ones cancelled per 1 Nov'. */
const withEnded = (all: Subscription[], task: Task): Subscription[] => {
  const match =
    /(\p{L}+|\d+)\sof the\s(?:€|\$|£)?(\d+(?:[.,]\d+)?)(?:\s?€)?\s(?:ones?|plans?)[^.]*?\b(?:cancel\p{L}*|ended?|left|quit)\b(.*)$/iu.exec(
      task.text,
    );
  if (!match) return all;
  const [, count = '1', price = '0', rest = ''] = match;
  const gone = amountsIn(count, task.language)[0]?.value ?? 1;
  const ended = daysIn(rest, { ...task, isPast: true })[0]?.day ?? task.today;
  return all.flatMap((one) =>
    one.amount === Number(price.replace(',', '.')) && (one.quantity ?? 1) > gone
      ? [
          { ...one, quantity: (one.quantity ?? 1) - gone },
          { ...one, quantity: gone, ended },
        ]
      : [one],
  );
};

/** Reads subscriptions from the data or the text. */
export const readRevenue: ReadParams = (task) => {
  const { data } = task;
  const list = listIn(data, [
    'subscriptions',
    'customers',
    'plans',
    'items',
    'abos',
    'contracts',
    'verträge',
  ]);
  if (list && list.length > 0)
    return {
      params: {
        subscriptions: list.map((one) =>
          isObject(one) ? subscriptionOf(one, task) : { amount: numberFrom(one, task) },
        ),
      },
    };
  const subscriptions = withEnded(pairsIn(task), task).filter(({ amount }) => amount > 0);
  const isTold = subscriptions.some(
    ({ quantity, interval, currency }) =>
      quantity !== undefined || interval !== undefined || currency !== undefined,
  );
  return isTold ? { params: { subscriptions } } : { question: 'revenue' };
};
