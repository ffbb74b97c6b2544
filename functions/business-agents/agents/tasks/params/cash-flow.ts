import { type Amount, amountsIn } from '../../../common/text/amounts.ts';
import { daysIn } from '../../../common/text/days.ts';
import { dayFrom, fieldOf, isObject, known, listIn, numberFrom, objectOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';
import { monthSpan } from './month-span.ts';

interface Movement {
  date: string;
  amount: number;
  label?: string;
}

const balanceBefore =
  /(?<!\p{L})(?:opening(?: balance)?|balance|bal\.?|cash|bank|in the bank|have(?: got)?|hold(?:ing)?|sit(?:ting)? on|reserves?(?: of)?|account|kontostand|saldo|guthaben|konto|kasse|start(?:ing)?(?: with| at)?|anfangsbestand|haben)(?: (?:is|of|at|now|today|von|ist|wir|:))*[:=]?\s?$/iu;
const balanceAfter =
  /^\s?(?:€|euros?|dollars?)?\s?(?:in the bank|in cash|on (?:the |our |my )?account|cash|auf dem konto|in der kasse|balance|guthaben)/iu;
const outWords =
  /\b(?:payroll|salar(?:y|ies)|wages?|rent|tax(?:es)?|vat|out|goes out|pay(?:ing|s|ment to)?|suppliers?|invoice from|loan|leasing|insurance|spend|expenses?|costs?|bills?|fees?|subscriptions? to|buy|minus|burn|miete|gehälter|gehalt|löhne|lohn|steuern?|ausgaben?|raus|abgang|zahlen|versicherung|lieferant\p{L}*|kosten|rechnung von)\b/iu;
const inWords =
  /\b(?:in|income|revenue|payout|sales|customers? pays?|client pays?|receive|comes? in|coming in|came in|incoming|deposit|refund from|grant|plus|einnahmen?|rein|zugang|kunde zahlt|umsatz|eingang|verkauf|from (?:an? |the |our |two |\d+ )?(?:clients?|customers?|buyers?|guests?)|von (?:einem |dem |unserem )?(?:kunden?|gast))\b/iu;

/** Returns the part of the text around an amount, up to the next separators. */
const partAround = (
  text: string,
  { start, end }: Pick<Amount, 'start' | 'end'>,
): { before: string; after: string } => {
  // 'rent of 900 goes out and 2,500 come in' has two parts.
  const separators = /[;.](?=\s)|,(?=\s)|(?<=\d[^,;.]*\s)(?=(?:and|und)\s[^,;.]*\d)/giu;
  const cuts = [...text.matchAll(separators)].map(({ index }) => index);
  return {
    before: text
      .slice(cuts.findLast((cut) => cut < start) ?? -1, start)
      .replace(/^(?:[;.,]|and|und)\s*/iu, ''),
    after: text.slice(end, cuts.find((cut) => cut >= end) ?? text.length),
  };
};

const monthly =
  /\b(?:each|every|of each|of every|per|a|monthly|pro|jeden|jedes|im|monatlich)\s?(?:month|monat|monats)?\b/iu;

/** Whether an amount comes in or goes out: by its sign, its own words, or the last heading ('out:', 'in:'). */
const signOf = (text: string, amount: Amount, part: string): 1 | -1 => {
  if (amount.isNegative) return -1;
  if (/\+\s?(?:€|\$)?$/u.test(text.slice(0, amount.start)) || amount.text.startsWith('+')) return 1;
  if (/\b(?:customers?|clients?|kunden?|guests?) (?:\p{L}+ )?(?:pays?|zahlt|zahlen)\b/iu.test(part)) return 1;
  const [out, income] = [
    outWords.test(part),
    inWords.test(part.replace(/\bin (?:the|december|january|\p{Lu})/gu, '')),
  ];
  if (out !== income) return out ? -1 : 1;
  const heading = [
    ...text.slice(0, amount.start).matchAll(/\b(out|in|ausgaben|einnahmen|raus|rein|expenses|income):/giu),
  ].at(-1)?.[1];
  return heading && /^(?:out|aus|raus|exp)/iu.test(heading) ? -1 : out && !income ? -1 : heading ? 1 : -1;
};

const movementsIn = (task: Task, opening: Amount | undefined): Movement[] => {
  const { text, language } = task;
  const days = daysIn(text, task);
  const months = monthSpan(text, task);
  const amounts = amountsIn(text, language).filter(
    (one) =>
      one.start !== opening?.start &&
      !one.isPercent &&
      !days.some((day) => day.start < one.end && one.start < day.end),
  );
  return amounts.flatMap((amount, at): Movement[] => {
    const { before, after } = partAround(text, amount);
    const times = amounts[at - 1];
    if (
      amounts[at + 1] &&
      /^\s(?:\p{L}+\s)?(?:à|a|at|@|x|×|zu)\s(?:€|\$)?$/iu.test(text.slice(amount.end, amounts[at + 1]!.start))
    )
      return [];
    const isMultiple =
      times !== undefined &&
      /^\s(?:\p{L}+\s)?(?:à|a|at|@|x|×|zu)\s(?:€|\$)?$/iu.test(text.slice(times.end, amount.start));
    const value = amount.value * (isMultiple ? times.value : 1) * signOf(text, amount, `${before} ${after}`);
    const label = before
      .replace(/\b(?:out|in)\b:?/giu, '')
      .replace(/[\d.,€$+:à-]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const entry = { amount: value, ...(label && { label }) };
    const near = `${before} ${after}`;
    const isLast =
      /\b(?:last (?:day )?of (?:each|every|the) month|month[- ]end|end of (?:each|every|the) month|monatsende|letzten (?:des monats|tag))\b/iu.test(
        near,
      );
    const day = Number(
      /\b(?:the|am|zum)\s(\d{1,2})(?:st|nd|rd|th|\.)/iu.exec(near)?.[1] ??
        (/mid-?month|mitte/iu.test(near) ? 15 : 0),
    );
    if (months.length > 0 && (isLast || day > 0 || monthly.test(near)))
      return months.map((month) => ({ date: dayOf(month, isLast ? 31 : day || 1), ...entry }));
    const next = amounts[at + 1]?.start ?? text.length;
    const following = days.find(
      (one) =>
        one.day !== null &&
        one.start >= amount.end &&
        one.end <= next &&
        /^[^,;.]{0,30}$/u.test(text.slice(amount.end, one.start)),
    );
    if (following?.day) return [{ date: following.day, ...entry }];
    const own = days.find(
      (one) =>
        one.day !== null &&
        one.start >= amount.start - before.length &&
        one.start <= amount.end + after.length,
    );
    return own?.day ? [{ date: own.day, ...entry }] : [{ date: task.today, ...entry }];
  });
};

const dayOf = (month: string, day: number): string => {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
};

const movementOf = (one: unknown, task: Task): unknown =>
  isObject(one)
    ? known({
        date: dayFrom(fieldOf(one, ['date', 'day', 'when', 'due', 'datum', 'am']), task),
        amount: numberFrom(fieldOf(one, ['amount', 'value', 'sum', 'betrag']), task),
        label: fieldOf(one, ['label', 'name', 'description', 'what', 'text', 'titel']),
        currency: fieldOf(one, ['currency', 'währung']),
      })
    : one;

/** Reads an opening balance and movements from the data or the text. */
export const readCashFlow: ReadParams = (task) => {
  const { text, data, language, today } = task;
  const fields = objectOf(data);
  const one = (names: readonly string[]): unknown => numberFrom(fieldOf(fields, names), task);
  const amounts = amountsIn(text, language);
  const opening = amounts.find(
    ({ start, end }) => balanceBefore.test(text.slice(0, start)) || balanceAfter.test(text.slice(end)),
  );
  const burnAmount = amounts.find(
    ({ start, end, value }) =>
      value !== opening?.value &&
      /^\s?(?:€|euros?|dollars?|usd|eur)?\s?(?:(?:going |goes |gehen )?(?:out|raus|ab)\s)?(?:monthly|monatlich|(?:a|per|each|every|pro|im|\/)\s?(?:month|monat))/iu.test(
        text.slice(end),
      ) &&
      !balanceBefore.test(text.slice(0, start)),
  );
  const list = listIn(
    fieldOf(fields, ['movements', 'transactions', 'payments', 'entries', 'bewegungen', 'cashflows']) ??
      (Array.isArray(data) ? data : []),
    [],
  );
  const burn =
    one([
      'monthly_burn',
      'burn',
      'burn_rate',
      'monthly_costs',
      'costs_per_month',
      'monthly_expenses',
      'ausgaben_pro_monat',
      'monatliche_kosten',
    ]) ?? (list?.length ? undefined : monthSpan(text, task).length > 0 ? undefined : burnAmount?.value);
  const income = one(['monthly_income', 'monthly_revenue', 'income_per_month', 'einnahmen_pro_monat']);
  const regular = [burn, income].flatMap((value, at): Movement[] =>
    typeof value === 'number' ? [{ date: today, amount: at === 0 ? -Math.abs(value) : value }] : [],
  );
  const read =
    list && list.length > 0
      ? list.map((each) => movementOf(each, task))
      : regular.length > 0
        ? regular
        : movementsIn(task, opening);
  const balance =
    one([
      'opening_balance',
      'cash',
      'balance',
      'start',
      'bank',
      'opening',
      'kontostand',
      'guthaben',
      'anfangsbestand',
      'saldo',
    ]) ??
    (opening && (opening.isNegative ? -opening.value : opening.value));
  if (read.length === 0) return { question: 'cash_flow' };
  return {
    params: known({
      opening_balance: balance,
      movements: read,
      currency: fieldOf(fields, ['currency', 'währung']),
    }),
  };
};
