import { durationsIn } from '../../../common/text/durations.ts';
import type { Task } from '../reading.ts';

type Row = Record<string, unknown>;

const lengthOf = (minutes: number): Row => (minutes % 60 === 0 ? { hours: minutes / 60 } : { minutes });
const each = /\b(?:each|apiece|je|jeweils)\b/iu;
const others = /\b(?:the )?(?:others?|rest|remaining|andere[nrsm]?|übrige[nrsm]?)\b/iu;
const following =
  /^(?:(?:and )?(?:then|after(?:wards| that)|next|followed by|finally)|(?:und )?(?:danach|dann|anschließend|darauf|zuletzt|schließlich))(?!\p{L})[:,]?\s*/iu;
const person = /\(([^)]*)\)/u;
const fillers =
  /\b(?:takes?|needs?|lasts?|requires?|about|around|roughly|will take|dauert|dauern|braucht|brauchen|benötigt|etwa|ungefähr|ca\.?|is|are|for|ist|sind)\b/giu;
const lead =
  /^(?:(?:can|could|will|kann|schafft) \p{L}+ (?:finish|do|complete|manage|get through)|schedule|plan(?:e|ne)?|please|the|a|an|we|i|do|both (?:do|then)?|then both do|first|zuerst|erst|before that|davor|die|der|das|wir|und|and|tasks?|aufgaben|it|for|to)(?!\p{L})[:,]?\s*/iu;

const named = (part: string): string => {
  let name = part
    .replace(person, '')
    .replace(fillers, ' ')
    .replace(each, ' ')
    .replace(/[=:,;()]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(lead, '').trim();
  }
  return name.replace(/[\s.,–-]+$/u, '').replace(/^[\s–-]+/u, '');
};

/** Reads 'A needs B' and 'A after B' between short names. */
const chainsIn = (text: string): { name: string; before: string }[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}])([A-Z]\w{0,20})\s(?:needs|after|depends on|requires|comes after|waits for|nach|braucht|kommt nach)\s([A-Z]\w{0,20})(?!\p{L})/gu,
    ),
  ].map(([, name = '', before = '']) => ({ name, before }));

const fromChains = (task: Task): Row[] | null => {
  const chains = chainsIn(task.text);
  if (chains.length === 0) return null;
  const names = [...new Set(chains.flatMap(({ name, before }) => [name, before]))];
  const lengths = new Map<string, number>();
  let rest: number | undefined;
  for (const { minutes, start } of durationsIn(task.text, task.language)) {
    const before = task.text.slice(0, start);
    const clause = before.slice(
      Math.max(before.lastIndexOf(','), before.lastIndexOf('.'), before.lastIndexOf(';')) + 1,
    );
    const owner = names.find((name) => new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(clause));
    if (owner && !others.test(clause)) lengths.set(owner, minutes);
    else rest = minutes;
  }
  return names.map((name) => {
    const minutes = lengths.get(name) ?? rest;
    const after = chains.filter((one) => one.name === name).map(({ before }) => before);
    return { name, ...(minutes !== undefined && lengthOf(minutes)), ...(after.length > 0 && { after }) };
  });
};

/** Returns the task of the list that a part waits for: '1h after sanding'. */
const waitsFor = (part: string, rows: readonly Row[]): { name: string; words: string } | null => {
  const [words = '', wanted = ''] =
    /\s?(?<!\p{L})(?:after|once|nach|wenn)\s(?:the |dem |der |den )?([^,.;]+?)(?: is (?:done|finished|dry)| fertig ist)?$/iu.exec(
      part,
    ) ?? [];
  const earlier = rows.find(({ name }) => String(name).toLowerCase() === wanted.trim().toLowerCase());
  return earlier ? { name: String(earlier['name']), words } : null;
};

const notPeople =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/u;

/** Returns the person that a text names for all tasks: 'a timetable for Lena: ...'. */
const personForAll = (text: string): string | undefined => {
  const name = /^[^:]*(?<!\p{L})(?:for|für)\s(\p{Lu}\p{Ll}+)\s*:/u.exec(text)?.[1];
  return name && !notPeople.test(name) ? name : undefined;
};

const personOf = (part: string): string | undefined => {
  const inside = person.exec(part)?.[1]?.split(/,\s*/u) ?? [];
  return inside.find((one) => /^\p{Lu}\p{L}+$/u.test(one.trim()))?.trim();
};

/** Splits a text into parts with one duration each, at punctuation and words of sequence. */
const partsOf = (text: string): string[] => {
  const masked = text.replace(/\([^)]*\)/gu, (inside) => inside.replace(/,/gu, '\uE001'));
  return masked
    .split(
      /[.;!?](?:\s+|$)|,\s+|:\s+|\n|\s(?:and|und)\s(?=[^,.;]*\d)|\s(?=(?:then|danach|dann|followed by|afterwards)\s)/u,
    )
    .map((part) => part.replaceAll('\uE001', ',').trim())
    .filter((part) => part !== '');
};

/** Returns the tasks with their durations as a text names them, or null. */
export const tasksFromText = (task: Task): Row[] | null => {
  const chains = fromChains(task);
  if (chains) return chains;
  const rows: Row[] = [];
  const forAll = personForAll(task.text);
  const dueDay =
    /\s(?:by|until|till|before|bis)\s(?:the\s|next\s|zum\s)?(?:\p{L}+day|\p{L}+(?:tag|woch)|tomorrow|morgen|end of[^,.]*|\d[^,.]*)(?=[,.?!]|$)/giu;
  for (const part of partsOf(task.text.replace(dueDay, ''))) {
    const duration = durationsIn(part, task.language)[0];
    const both = /\b(?:both|all|beide[sn]?|alle[sn]?)\s(?:for |by |für |von )?(\p{Lu}\p{L}+)/u.exec(
      part,
    )?.[1];
    if (!duration) {
      if (both) for (const row of rows) row['person'] ??= both;
      continue;
    }
    const isNext = following.test(part);
    const waits = isNext ? null : waitsFor(part, rows);
    const written = part.replace(following, '').replace(waits?.words ?? '', '');
    const at = durationsIn(written, task.language)[0] ?? duration;
    const name = named(`${written.slice(0, at.start)} ${written.slice(at.end)}`);
    if (name === '') continue;
    const before = rows.at(-1)?.['name'];
    const who = personOf(part) ?? forAll;
    rows.push({
      name,
      ...lengthOf(duration.minutes),
      ...(who && { person: who }),
      ...(isNext && before ? { after: [before] } : {}),
      ...(waits && { after: [waits.name] }),
    });
  }
  return rows.length > 0 ? rows : null;
};
