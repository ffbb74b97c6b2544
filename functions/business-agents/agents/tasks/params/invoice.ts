import { type Amount, amountsIn } from '../../../common/text/amounts.ts';
import { fieldOf, isObject, known, listIn, numberFrom, objectOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';

const end = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${pattern})\s?(?:of|von|at|is|:|=)?\s?$`, 'iu');
const taxWords = String.raw`vat|sales tax|tax|gst|mwst\.?|ust\.?|mehrwertsteuer|umsatzsteuer|steuer`;
const discountWords = String.raw`(?:\p{L}+ )?discount|skonto|rabatt|off|nachlass|less|minus|abzüglich`;
const taxBefore = end(String.raw`${taxWords}|plus|zzgl\.?|zuzüglich`);
const taxAfter = new RegExp(String.raw`^\s?(?:${taxWords})(?!\p{L})`, 'iu');
const discountBefore = end(discountWords);
const discountAfter = new RegExp(String.raw`^\s?(?:${discountWords})(?!\p{L})`, 'iu');
const paidBefore = end(String.raw`paid|deposit|prepaid|already paid|bezahlt|angezahlt|anzahlung|prepayment`);
const paidAfter =
  /^\s?(?:(?:is |are |was |were |already |bereits |schon |sind )*(?:paid|bezahlt|angezahlt|deposit|anzahlung))(?!\p{L})/iu;
/** Words between a quantity and its price. */
const between =
  /^\s?(?:[x×*]\s?|\p{L}[\p{L}\s-]{0,40}?\s?(?:at|à|a|@|zu je|zu|für je|for|je|each at|x|×)\s?(?:the price of )?|[@à]\s?)$/iu;
const gross =
  /\b(?:gross|brutto|incl(?:uding|usive|\.)?(?: of)? (?:\d+(?:[.,]\d+)?\s?% )?(?:vat|tax|gst|mwst|ust)|inkl(?:usive|\.)? (?:\d+(?:[.,]\d+)?\s?% )?(?:mwst|ust)|(?:vat|tax) included|inklusive)/iu;

const lineOf = (one: unknown, task: Task): unknown => {
  if (!isObject(one)) return { unit_price: numberFrom(one, task) };
  const number = (names: readonly string[]): unknown => numberFrom(fieldOf(one, names), task);
  return known({
    description: fieldOf(one, [
      'description',
      'name',
      'item',
      'product',
      'title',
      'what',
      'service',
      'beschreibung',
      'bezeichnung',
      'artikel',
    ]),
    quantity: number([
      'quantity',
      'qty',
      'count',
      'hours',
      'units',
      'pieces',
      'amount_of',
      'menge',
      'anzahl',
      'stunden',
    ]),
    unit_price: number([
      'unit_price',
      'price',
      'rate',
      'unitprice',
      'price_each',
      'amount',
      'cost',
      'net',
      'einzelpreis',
      'preis',
      'betrag',
    ]),
    discount_percent: number(['discount_percent', 'discount', 'rabatt']),
    tax_percent: number(['tax_percent', 'tax', 'vat', 'tax_rate', 'vat_rate', 'mwst', 'ust', 'steuersatz']),
    currency: fieldOf(one, ['currency', 'währung']),
  });
};

interface Line {
  description?: string;
  quantity?: number;
  unit_price: number;
  tax_percent?: number;
}

const described = (text: string): string | undefined =>
  text.replace(/\s?(?:at|à|a|@|zu je|zu|für je|for|je|each|x|×|\*)\s?$/iu, '').trim() || undefined;

/** Returns what a single amount is for: 'travel 120', 'a table at 320'. Numbers of orders are no prices. */
const singleOf = (text: string, { start }: Amount): string | undefined => {
  const before =
    /(?:^|[,;:(]|\s(?:and|und|plus)\s)\s?(?:an? |one |the |ein\p{L}* )?(\p{L}[\p{L}\s-]{2,40}?)\s(?:at |à |for |für |costs? |kostet )?$/iu.exec(
      text.slice(0, start),
    )?.[1];
  return before &&
    !/^(?:i|we|you|it|they|he|she|ich|wir)(?!\p{L})/iu.test(before) &&
    !/(?<!\p{L})(?:order|number|no|nr|invoice|customer|rechnung\p{L}*|bestellung|kunde|total|vat|tax|mwst|paid|deposit|net|gross|netto|brutto)$/iu.test(
      before,
    )
    ? before.trim()
    : undefined;
};

/** Returns the lines of an invoice in a text: '4 hours at 95', '3 × 9.99', 'gross 250 at 7'. */
const linesIn = (text: string, amounts: readonly Amount[]): Line[] => {
  const lines: Line[] = [];
  const singles = new Set<number>();
  for (let at = 0; at < amounts.length; at += 1) {
    const one = amounts[at]!;
    const next = amounts[at + 1];
    const gap = next ? text.slice(one.end, next.start) : '';
    const isLabeled = /\b(?:gross|net|netto|brutto)\s?$/iu.test(text.slice(0, one.start));
    if (next && !next.isPercent && between.test(gap) && !isLabeled) {
      const description = described(gap);
      lines.push({ ...(description && { description }), quantity: one.value, unit_price: next.value });
      at += 1;
      continue;
    }
    if (next && isLabeled && /^\s?(?:at|mit|zu|with|@)\s?$/iu.test(gap)) {
      lines.push({ unit_price: one.value, tax_percent: next.value });
      at += 1;
      continue;
    }
    const single = singleOf(text, one);
    if (single) singles.add(lines.length);
    lines.push({ ...(single && { description: single }), unit_price: one.value });
  }
  const isPriced = ({ quantity, tax_percent }: Line): boolean =>
    quantity !== undefined || tax_percent !== undefined;
  if (!lines.some(isPriced)) return lines;
  // Another amount, such as the number of an order, is no line as soon as there are real ones.
  const hasCurrency = ({ unit_price }: Line): boolean =>
    amounts.some(({ value, currency }) => value === unit_price && currency !== null);
  return lines.filter((line, at) => isPriced(line) || singles.has(at) || hasCurrency(line));
};

const rate = (amounts: readonly Amount[], text: string, before: RegExp, after: RegExp): Amount | undefined =>
  amounts.find(
    ({ start, end: stop, isPercent }) =>
      isPercent && (after.test(text.slice(stop)) || before.test(text.slice(0, start))),
  );

/** Reads an invoice from the data or the text. */
export const readInvoice: ReadParams = (task) => {
  const { text, data, language } = task;
  const fields = objectOf(data);
  const one = (names: readonly string[]): unknown => numberFrom(fieldOf(fields, names), task);
  const amounts = amountsIn(text, language);
  const discount = rate(amounts, text, discountBefore, discountAfter);
  const tax =
    amounts.find(
      (each) =>
        each !== discount &&
        each.isPercent &&
        (taxAfter.test(text.slice(each.end)) || taxBefore.test(text.slice(0, each.start))),
    ) ?? amounts.find((each) => each.isPercent && each !== discount);
  const paid = amounts.find(
    ({ start, end: stop, isPercent }) =>
      !isPercent && (paidBefore.test(text.slice(0, start)) || paidAfter.test(text.slice(stop))),
  );
  const list = listIn(data, [
    'lines',
    'items',
    'positions',
    'positionen',
    'products',
    'articles',
    'artikel',
  ])?.map((line) => lineOf(line, task));
  const inText = linesIn(
    text,
    amounts.filter((amount) => !amount.isPercent && amount !== paid),
  );
  const lines = list && list.length > 0 ? list : inText;
  const tax_percent =
    one(['tax_percent', 'tax', 'vat', 'tax_rate', 'vat_rate', 'vat_percent', 'mwst', 'ust']) ?? tax?.value;
  if (lines.length === 0)
    return {
      question: tax_percent === undefined && /\b(?:vat|tax|mwst|steuer)\b/iu.test(text) ? 'tax' : 'invoice',
    };
  return {
    params: known({
      lines,
      tax_percent,
      discount_percent: one(['discount_percent', 'discount', 'rabatt', 'skonto']) ?? discount?.value,
      prices_include_tax:
        fieldOf(fields, ['prices_include_tax', 'gross', 'brutto', 'includes_tax']) ??
        (gross.test(text) || undefined),
      paid: one(['paid', 'deposit', 'bezahlt', 'anzahlung']) ?? paid?.value,
      currency:
        fieldOf(fields, ['currency', 'währung']) ??
        amounts.find(({ currency }) => currency !== null)?.currency ??
        undefined,
    }),
  };
};
