import { durationsIn } from '../../common/text/durations.ts';
import { daysIn } from '../../common/text/days.ts';
import { timesIn } from '../../common/text/times.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { StoredActivity } from '../crm/stored-activity.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { leadsNamed } from './find-leads.ts';
import { isOpen, localStart, todayOf, type Workspace } from './workspace.ts';

const stop = new Set(
  'the a an my our with for of to on at and is das der die den dem ein eine mein meine mit für von am um und zum zur task document call'.split(
    ' ',
  ),
);
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:call|anruf|telefonat|gespräch|telefontermin)\b/iu, /\b(?:call|anruf|telefonat|gespräch)\b/iu],
  [/\b(?:lunch|mittagessen)\b/iu, /\b(?:lunch|mittagessen)\b/iu],
  [/\b(?:meeting|besprechung|treffen|termin)\b/iu, /\b(?:meeting|besprechung|treffen|termin)\b/iu],
  [/\b(?:workshop)\b/iu, /\bworkshop\b/iu],
];
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !stop.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:s|en|e)$/u, '') : word));

const shared = (text: string, title: string): number => {
  const asked = new Set(wordsOf(text));
  return wordsOf(title).filter((word) => asked.has(word)).length;
};

/** Returns the most words that a text shares with one of the titles, without the names of leads. */
const overlap = (text: string, titles: readonly string[], { leads }: Pick<Workspace, 'leads'>): number => {
  const names = leads.map(({ name, company }) => `${name} ${company ?? ''}`).join(' ');
  const ofLeads = new Set(wordsOf(names));
  const asked = new Set(wordsOf(text).filter((word) => !ofLeads.has(word)));
  const counts = titles.map((title) => wordsOf(title).filter((word) => asked.has(word)).length);
  return Math.max(0, ...counts);
};

/** Returns whether a text names an open task by its words, rather than an event. */
export const isTaskNamed = (text: string, workspace: Workspace): boolean => {
  const { tasks, events } = workspace;
  const ofTasks = overlap(
    text,
    tasks.filter(isOpen).map(({ subject }) => subject),
    workspace,
  );
  return (
    ofTasks > 0 &&
    ofTasks >
      overlap(
        text,
        events.map(({ title }) => title),
        workspace,
      )
  );
};

/** Rows that fit a text equally well, best ones only. */
const best = <Row>(rows: readonly Row[], pointsOf: (row: Row) => number): Row[] => {
  const scored = rows.map((row) => ({ row, points: pointsOf(row) })).filter(({ points }) => points > 0);
  const most = Math.max(0, ...scored.map(({ points }) => points));
  return scored.filter(({ points }) => points === most).map(({ row }) => row);
};

/** Returns the events that a text means: by title, lead, day and time. Only events that are not over. */
export const eventsNamed = (text: string, workspace: Workspace, usualDay?: string): StoredEvent[] => {
  const { zone, leads, words, now } = workspace;
  const today = todayOf(workspace);
  const day =
    daysIn(text, { today, language: words.language }).find((one) => one.day !== null)?.day ?? usualDay;
  const times = timesIn(text).map(({ time }) => time);
  const barePm = [
    ...text.matchAll(/\b(?:my|the|mein\p{L}*|den|das)\s(\d{1,2})(?:\s?(?:o'clock|uhr))?\b/giu),
  ].map(([, hour]) => `${String(Number(hour) < 8 ? Number(hour) + 12 : Number(hour)).padStart(2, '0')}:00`);
  const clock = [...times, ...barePm];
  const named = new Set(leadsNamed(text, leads).map(({ id }) => id));
  const future = workspace.events.filter(
    (event) => new Date(event.start_time).getTime() + event.duration * 60_000 > now.getTime(),
  );
  const found = best(future, (event) => {
    const start = localStart(event, zone);
    const isOnDay = day === undefined ? 0 : start.startsWith(day) ? 2 : -3;
    const isAtTime = clock.length > 0 && clock.includes(start.slice(11)) ? 3 : 0;
    const isOfLead = event.lead_id !== null && named.has(event.lead_id) ? 3 : 0;
    const isOfKind = kinds.some(([asked, title]) => asked.test(text) && title.test(event.title)) ? 1 : 0;
    const inTitle = shared(text, event.title) * 2;
    const isNamed = isAtTime + isOfLead + inTitle + (day === undefined ? 0 : isOfKind);
    return isNamed > 0 ? isOnDay + isAtTime + isOfLead + isOfKind + inTitle : 0;
  });
  if (found.length <= 1) return found;
  // Of several times, the one of today or the next one is meant if the text names no day and a time.
  const first = found[0]!;
  const isSameTitle = found.every(({ title }) => title === first.title);
  if (
    clock.length > 0 &&
    day === undefined &&
    found.some((event) => localStart(event, zone).startsWith(today))
  )
    return found.filter((event) => localStart(event, zone).startsWith(today));
  return isSameTitle ? [first] : found;
};

/** Returns the tasks that a text means, by the words of their subject and their lead. */
export const tasksNamed = (text: string, { tasks, leads }: Workspace): StoredActivity[] => {
  const named = new Set(leadsNamed(text, leads).map(({ id }) => id));
  return best(tasks, (task) => {
    const inSubject = shared(text, task.subject);
    const isType =
      new RegExp(String.raw`\b${task.activity_type.replace('_', '[- ]?')}\b`, 'iu').test(text) &&
      task.activity_type !== 'note'
        ? 1
        : 0;
    const isVerb = /\bcall\b/iu.test(text) && /\bcall\b/iu.test(task.subject) ? 1 : 0;
    return (
      inSubject * 2 +
      (task.lead_id !== null && named.has(task.lead_id) ? 1 : 0) +
      (inSubject === 0 ? Math.max(isType, isVerb) : 0)
    );
  });
};

const typeWords: Readonly<Record<StoredDocument['document_type'], RegExp>> = {
  proposal: /\b(?:proposals?|offers?|angebote?s?)\b/iu,
  contract: /\b(?:contracts?|agreements?|nda|verträge|vertrags?)\b/iu,
  presentation: /\b(?:presentations?|slides|deck|präsentation(?:en)?)\b/iu,
  report: /\b(?:reports?|berichte?s?)\b/iu,
};
/** Returns the type of document that a text names, or undefined. */
export const documentTypeIn = (text: string): StoredDocument['document_type'] | undefined =>
  (Object.keys(typeWords) as StoredDocument['document_type'][]).find((type) => typeWords[type].test(text));

/** Returns the documents that a text means, by title, type and lead. */
export const documentsNamed = (text: string, { documents, leads }: Workspace): StoredDocument[] => {
  const named = new Set(leadsNamed(text, leads).map(({ id }) => id));
  const type = documentTypeIn(text);
  return best(documents, (document) => {
    const inTitle = shared(text, document.title) * 2;
    const isOfLead = document.lead_id !== null && named.has(document.lead_id) ? 2 : 0;
    return inTitle + isOfLead + (type === document.document_type ? 1 : 0);
  });
};

/** Returns a length in minutes that a text names, or undefined. */
export const minutesIn = (text: string, { words }: Workspace): number | undefined =>
  durationsIn(text, words.language)[0]?.minutes;
