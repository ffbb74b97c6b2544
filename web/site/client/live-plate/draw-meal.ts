import type { MealDescription } from '#shared/nutrition/describe-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { TextSpan } from '#shared/nutrition/values/text-spans.ts';
import { recordLabel } from '#web/features/foods/record-label.ts';
import { sourcePageOf } from '#web/features/foods/record-source.ts';
import { say } from '../translate-text.ts';
import { numberInPage } from './number-in-page.ts';

/** Number of tints of the words, as on the Log Food form. */
const TONES = 4;
const toneOf = (number: number): string => String(((number - 1) % TONES) + 1);

const textElement = (tag: string, text: string, className?: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== undefined) made.className = className;
  return made;
};

/** Returns the number of each item with words in the text: 1 for the first one. */
const numbersOf = (spans: readonly TextSpan[]): ReadonlyMap<number, number> => {
  const items = [...new Set(spans.flatMap(({ item }) => item ?? []))];
  return new Map(items.map((item, at) => [item, at + 1]));
};

/** Joins neighboring words of the same food: '2' and 'eggs'. */
const joinSpans = (text: string, spans: readonly TextSpan[]): TextSpan[] => {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isOne = last?.item !== undefined && last.item === span.item;
    if (isOne && text.slice(last.to, span.from).trim() === '') joined.splice(-1, 1, { ...last, to: span.to });
    else joined.push(span);
  }
  return joined;
};

/** Returns the typed text with each word marked by what it became, as on the Log Food form. */
export const markWords = (text: string, { spans, items }: MealDescription): Node[] => {
  const numbers = numbersOf(spans);
  const mark = ({ from, to, kind, item }: TextSpan): Node => {
    const words = text.slice(from, to);
    const food = item === undefined ? undefined : items[item];
    const number = item === undefined ? undefined : numbers.get(item);
    if (food && number !== undefined) {
      const made = textElement('mark', words);
      made.dataset.tone = toneOf(number);
      const sign = textElement('sup', String(number));
      sign.ariaHidden = 'true';
      made.append(sign);
      return made;
    }
    if (kind === 'unknown') {
      const made = textElement('u', words);
      made.append(textElement('span', `: ${say('not understood')}`, 'visually-hidden'));
      return made;
    }
    return kind === 'negated' ? textElement('s', words) : new Text(words);
  };
  const joined = joinSpans(text, spans);
  return [
    ...joined.flatMap((span, at) => [new Text(text.slice(joined[at - 1]?.to ?? 0, span.from)), mark(span)]),
    new Text(text.slice(joined.at(-1)?.to ?? 0)),
  ];
};

const sourceOf = ({ record_id }: FoodItem): HTMLElement => {
  if (record_id === null) return textElement('span', say('Your values'));
  const name = recordLabel(record_id, say('Our database'));
  const page = sourcePageOf(record_id);
  if (page === null) return textElement('span', name);
  const link = document.createElement('a');
  link.textContent = name;
  link.href = page;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  return link;
};

const notesOn = ({ name, grams, stands_for, amount_cut }: FoodItem): string[] => [
  ...(stands_for === undefined
    ? []
    : [say('No data for {brand}. We used “{food}” instead.', { brand: stands_for, food: name })]),
  ...(amount_cut
    ? [say('That looks like too much. We used {grams} g.', { grams: numberInPage(grams) })]
    : []),
];

/**
 * Returns one row for each food: number, name, weight, calories and the record of its values.
 * @param template row of the page
 */
export const rowsOf = ({ spans, items }: MealDescription, template: HTMLTemplateElement): Node[] => {
  const numbers = numbersOf(spans);
  return items.map((item, at) => {
    const row = document.importNode(template.content, true);
    const put = (name: string, ...content: (Node | string)[]): void =>
      row.querySelector(`[data-row="${name}"]`)?.replaceChildren(...content);
    const number = numbers.get(at);
    const sign = row.querySelector<HTMLElement>('[data-row="number"]');
    if (number === undefined) sign?.remove();
    else if (sign) {
      sign.textContent = String(number);
      sign.dataset.tone = toneOf(number);
    }
    const { calories } = item.nutrients;
    put('name', item.name);
    put('grams', say('{grams} g', { grams: numberInPage(item.grams) }));
    put('kcal', calories === null ? say('not known') : numberInPage(calories));
    put('source', sourceOf(item), ...notesOn(item).map((note) => textElement('small', note)));
    return row;
  });
};
