import { amountsIn } from '../../../common/text/amounts.ts';
import { type DayMention, daysIn } from '../../../common/text/days.ts';
import { quotesIn, stepItems } from '../../../common/text/lists.ts';
import { fieldOf, isDone, isObject, listIn, objectOf, textIn, textOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';
import { readSchedule } from './schedule.ts';
import { names, taskRows } from './task-rows.ts';

/** Returns the list after a question: 'What is needed? Chairs, tables'. */
const afterQuestion = (text: string): string | null => {
  const rest = text.slice(text.lastIndexOf('?') + 1).trim();
  return rest !== text.trim() && /[,;\n]/u.test(rest) ? rest : null;
};

/** Returns the list after a dash: 'Packing list - tent, stove'. */
const afterDash = (text: string): string | null => {
  const at = text.search(/\s[-–—]\s/u);
  const rest = at < 0 ? '' : text.slice(at + 3).trim();
  return rest.includes(',') ? rest : null;
};

/** Returns the list after 'with': 'a shopping list with eggs, milk and yeast'. */
const afterWith = (text: string): string | null => {
  const match = /(?<!\p{L})(?:lists?|liste)\s(?:with|of|containing|mit|aus)\s/iu.exec(text);
  const rest = match ? text.slice(match.index + match[0].length) : '';
  return rest.includes(',') && !rest.includes(':') ? rest : null;
};

/** Returns what follows the first colon, or a list after a question; null if there is neither. */
export const bodyOf = (text: string): string | null =>
  /:\s+(\S.*)$/su.exec(text)?.[1] ?? afterQuestion(text) ?? afterDash(text) ?? afterWith(text);

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|en|e|n)$/u, '');

/** Returns the field that a text groups by: 'per room', 'by project', 'je Kategorie'. */
const groupOf = (text: string, records: readonly unknown[]): string | undefined => {
  const first = records.find(isObject);
  if (!first) return undefined;
  const fields = Object.keys(first);
  const words = [
    ...text.matchAll(
      /\b(?:by|per|each|every|for each|pro|je|nach|grouped by|group by)\s(?:the\s)?(\p{L}+)(?:[\s_](\p{L}+))?/giu,
    ),
  ].flatMap(([, one = '', two]) => (two ? [`${one}_${two}`, one] : [one]));
  const wanted = new Set(words.map(stem));
  return fields.find((field) => wanted.has(stem(field)));
};

const readSummary: ReadParams = ({ text, data, language }) => {
  const records = listIn(data, ['records', 'rows', 'data', 'items', 'entries', 'orders']);
  const named = fieldOf(objectOf(data), ['group_by', 'groupby', 'by']);
  if (records && records.length > 0) {
    const rows = records.map((one) => (isObject(one) ? one : { value: one }));
    const group_by = typeof named === 'string' ? named : groupOf(text, rows);
    return { params: { records: rows, ...(group_by !== undefined && { group_by }) } };
  }
  const values = amountsIn(bodyOf(text) ?? text, language);
  if (values.length < 2) return { question: 'records' };
  return {
    params: { records: values.map(({ value, isNegative }) => ({ value: isNegative ? -value : value })) },
  };
};

const chatter =
  /^(?:hi|hello|hey|dear|hallo|liebe\w*|cheers|thanks|best|regards|viele grüße|danke|gruß)\b|\b(?:is sorted|are sorted|is done|already done|all set|erledigt|geklärt)\b/iu;

/** Returns the steps in a quoted message: what follows its colon, without greetings and what is settled. */
const stepsInMessage = (message: string): string[] => {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((one) => !chatter.test(one.replace(/^[^:]*:/u, '')) || one.includes(':'));
  const listed = sentences.find((one) => one.includes(': '));
  return stepItems(
    listed ? (bodyOf(listed) ?? listed) : sentences.filter((one) => !chatter.test(one)).join(' '),
  );
};

const titleOf = (text: string): string | undefined =>
  /(?:check-?\s?list|list|checkliste|liste)\s(?:for|of|für|zum|zur)\s([^:,.]+)/iu.exec(text)?.[1]?.trim();

const readChecklist: ReadParams = ({ text, data }) => {
  const title = titleOf(text);
  const named = title === undefined ? {} : { title };
  const steps = listIn(data, ['steps', 'items', 'tasks', 'list', 'notes']);
  if (steps && steps.length > 0) {
    const rows = steps.map((one) =>
      isObject(one)
        ? {
            text: textOf(fieldOf(one, names)),
            done: isDone(fieldOf(one, ['done', 'checked', 'status'])),
          }
        : String(one),
    );
    return { params: { ...named, steps: rows } };
  }
  const notes = textIn(data, ['notes', 'text', 'steps', 'content']);
  if (notes !== undefined) return { params: { ...named, notes } };
  const [quoted] = quotesIn(text);
  const body = quoted === undefined || quoted.length < 30 ? bodyOf(text) : null;
  const found =
    body !== null
      ? stepItems(body)
      : quotesIn(text).length > 1
        ? quotesIn(text)
        : quoted
          ? stepsInMessage(quoted)
          : [];
  return found.length > 0 ? { params: { ...named, steps: found } } : { question: 'checklist' };
};

const ratings: readonly (readonly [RegExp, string, number])[] = [
  [
    /\b(?:unimportant|not important|low (?:impact|value|importance)|unwichtig|nicht wichtig|nice to have)\b/iu,
    'impact',
    1,
  ],
  [
    /\b(?:(?:very )?important|high (?:impact|value|importance)|big impact|wichtig|sehr wichtig|crucial|critical)\b/iu,
    'impact',
    5,
  ],
  [
    /\b(?:little (?:work|effort)|low effort|quick|easy|small|wenig (?:arbeit|aufwand)|schnell|einfach|leicht)\b/iu,
    'effort',
    1,
  ],
  [
    /\b(?:a lot of (?:work|effort)|lots of (?:work|effort)|much (?:work|effort)|high effort|hard|big job|viel (?:arbeit|aufwand)|aufwendig|aufwändig|schwer)\b/iu,
    'effort',
    5,
  ],
  [/\b(?:urgent|asap|dringend|eilig)\b/iu, 'urgency', 5],
  [/\b(?:not urgent|no hurry|nicht dringend|eilt nicht)\b/iu, 'urgency', 1],
];
const scored =
  /\b(impact|value|effort|urgency|importance|aufwand|nutzen|dringlichkeit|wichtigkeit)\s?(?:=|:|of|is)?\s?([1-5])\b/giu;
const scoreNames: Readonly<Record<string, string>> = {
  value: 'impact',
  importance: 'impact',
  nutzen: 'impact',
  wichtigkeit: 'impact',
  aufwand: 'effort',
  dringlichkeit: 'urgency',
};

/** Returns the ratings and the due day of a part of a text: 'wichtig, morgen fällig, viel Arbeit'. */
const ratingsOf = (part: string, task: Task): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  for (const [pattern, name, value] of ratings) if (pattern.test(part)) found[name] ??= value;
  for (const [, name = '', value] of part.matchAll(scored))
    found[scoreNames[name.toLowerCase()] ?? name.toLowerCase()] = Number(value);
  const due = daysIn(part, task)[0]?.day;
  return due ? { ...found, due } : found;
};

const readPriorities: ReadParams = (task) => {
  const rows = taskRows(task);
  const isRated = (row: Record<string, unknown>): boolean =>
    ['impact', 'effort', 'urgency', 'due'].some((name) => row[name] !== undefined);
  if (rows) {
    if (rows.some(isRated)) return { params: { tasks: rows } };
    return { question: 'order' };
  }
  const parts = [...(bodyOf(task.text) ?? task.text).matchAll(/([^(),;?]+)\(([^)]+)\)/gu)].map(
    ([, name = '', inside = '']) => ({
      name: name.replace(/^\s*(?:or|and|oder|und)\s+/iu, '').trim(),
      ...ratingsOf(inside, task),
    }),
  );
  if (parts.length > 1 && parts.some(isRated)) return { params: { tasks: parts } };
  const listed = bodyOf(task.text) === null ? [] : stepItems(bodyOf(task.text) ?? '');
  const described = listed.map((part) => ({
    name: part.split(/\s[-–]\s|\s(?:is|due|ist|fällig)\s/iu)[0]!.trim(),
    ...ratingsOf(part, task),
  }));
  return described.length > 1 && described.some(isRated)
    ? { params: { tasks: described } }
    : { question: 'prioritise' };
};

const dueWords =
  /\s*(?:[-–(:]\s*)?(?:is |was |were |are )?(?:(?:due|deadline|until|by|expected|fällig|frist|bis)\b)\s?(?:on|by|am|was|zum|:)?\s*$/iu;

/** Returns the first day of a text. Without a year it is the one closest to today. */
const closestDay = (part: string, task: Task): DayMention | undefined => {
  const [next] = daysIn(part, task);
  const [last] = daysIn(part, { ...task, isPast: true });
  const distance = (one: DayMention | undefined): number =>
    one?.day ? Math.abs(Date.parse(one.day) - Date.parse(task.today)) : Infinity;
  return distance(last) < distance(next) ? last : next;
};

const readOverdue: ReadParams = (task) => {
  const rows = taskRows(task);
  if (rows)
    return rows.some(({ due }) => due !== undefined) ? { params: { tasks: rows } } : { question: 'overdue' };
  const body = bodyOf(task.text) ?? task.text;
  const found = body
    .split(/[;\n?]|,\s+|\.\s+(?=\p{Lu})|\s(?:and|und)\s/u)
    .flatMap((part): Record<string, unknown>[] => {
      const when = closestDay(part, task);
      if (!when?.day) return [];
      const name = part
        .slice(0, when.start)
        .replace(dueWords, '')
        .replace(/[\s(:–-]+$/u, '')
        .trim();
      const isClosed = /\((?:done|paid|erledigt|bezahlt)\)|\b(?:already done|done|erledigt)\b/iu.test(
        part.slice(when.end),
      );
      return name === '' ? [] : [{ name, due: when.day, ...(isClosed && { done: true }) }];
    });
  return found.length > 0 ? { params: { tasks: found } } : { question: 'overdue' };
};

/** Reads the parameters of the operations agent's actions. */
export const operationsParams: Readonly<Record<string, ReadParams>> = {
  summarise: readSummary,
  schedule: readSchedule,
  checklist: readChecklist,
  prioritise: readPriorities,
  overdue: readOverdue,
};
