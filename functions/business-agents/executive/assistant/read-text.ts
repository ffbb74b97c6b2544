import type { AssistantReading } from './reading.ts';
import { isCalendar, readCalendar } from './read-calendar.ts';
import { isLead, readLeads } from './leads/read-leads.ts';
import { isDocument, readDocument } from './read-documents.ts';
import { isEmail, readEmail } from './read-emails.ts';
import { isCalendarQuestion, readCalendarQuestion } from './read-questions.ts';
import { isTask, readTaskRequest } from './read-tasks.ts';
import { readRequest } from './request.ts';
import { ask, askWhichLead } from './say.ts';
import { readRepetition } from './series/read-repetition.ts';
import type { Workspace } from './workspace.ts';

const instructions =
  /\b(?:ignore|disregard|forget)\b.*\b(?:rules?|instructions?|above|previous)|system prompt|\byour (?:instructions|prompt)\b/iu;
/** Deeds outside of the workspace. Drafts and entries can be made instead. */
const deeds =
  /^(?:please |bitte |can you |could you )*(?:send|forward|sign|pay|order|buy|call(?! off)|phone|ring|fax|print|upload|post|publish|transfer|invoice|hire|schick\p{L}*|send\p{L}*|verschick\p{L}*|unterschreib\p{L}*|bezahl\p{L}*|überweis\p{L}*|bestell\p{L}*|kauf\p{L}*|ruf\p{L}*|druck\p{L}*)(?!\p{L})/iu;
/** Things of the real world that no calendar holds: 'Book a flight', 'Reserve a table'. */
const services =
  /^(?:please |bitte |can you |could you )*(?:book|reserve|get|rent|buche?|reservier\p{L}*|miete?)\s(?:me |us |mir |uns )?(?:an? |the |some |two |einen? |ein |das )?(?:\p{L}+ )?(?:flights?|hotels?|tickets?|trains?|taxi|cab|car|rental|table|flug|flüge|hotel|zug|bahn|mietwagen|tisch)(?!\p{L})(?!.*(?:calendar|kalender))/iu;
/** A task may be to write something. */
const newTask =
  /^(?:please |bitte )*(?:make|add|create|set up|new|leg\p{L}*|erstell\p{L}*|neue)\s(?:me |mir )?(?:an? |eine )?(?:new |neue )?(?:tasks?|to-?dos?|aufgabe\p{L}*)(?!\p{L})/iu;
const calls = /^(?:please |bitte )*(?:call(?! off)|phone|ring|ruf\p{L}*)(?!\p{L})/iu;
const later = /(?<!\p{L})(?:tasks?|to-?do|aufgabe|next week|nächste woche|later|später)(?!\p{L})/iu;
const drafts = /(?<!\p{L})(?:e-?mail|mail|message|nachricht|reminder|invitation to|follow-?up)(?!\p{L})/iu;
const invites = /(?<!\p{L})(?:invite|invitation|einladung|calendar|kalender)(?!\p{L})/iu;

/** Reads a request in free text against the user's workspace. */
export const readText = (written: string, workspace: Workspace): AssistantReading => {
  const request = readRequest(written, workspace);
  const { text, times, mention } = request;
  const { t } = workspace.words;
  if (instructions.test(text))
    return {
      kind: 'cannot',
      message: t('I don’t show how I am set up. I can help with your calendar, tasks, emails and documents.'),
    };
  if (isLead(request, workspace)) return readLeads(request, workspace);
  const isDeed = deeds.test(text) || (services.test(text) && times.length === 0);
  if (isDeed && !(invites.test(text) && times.length > 0)) {
    if (drafts.test(text)) return readEmail(request, workspace);
    // A call at a time is an event, and one on a day is a task: the user makes the call.
    if (calls.test(text) && times.length > 0) return readCalendar(request, workspace);
    const isLater = request.days.length > 0 || later.test(text) || readRepetition(text, workspace) !== null;
    if (calls.test(text) && isLater) return readTaskRequest(request, workspace);
    return (
      askWhichLead(mention, workspace.words) ?? {
        kind: 'cannot',
        message: t(
          'I can’t send, sign, call, buy or pay anything: do that yourself. I can draft an email, add a task, or show the document to download.',
        ),
      }
    );
  }
  if (isEmail(text) && !newTask.test(text)) return readEmail(request, workspace);
  if (isTask(text, workspace)) return readTaskRequest(request, workspace);
  if (isCalendarQuestion(text) && request.minutes !== undefined)
    return readCalendarQuestion(request, workspace);
  const command = text.split(/:\s/u)[0] ?? text;
  const hasTime = times.some(({ start }) => start < command.length);
  if (isDocument(text, workspace) && !(hasTime && isCalendar(request, workspace)))
    return readDocument(request, workspace);
  if (isCalendarQuestion(text)) return readCalendarQuestion(request, workspace);
  if (isCalendar(request, workspace)) return readCalendar(request, workspace);
  if (
    /^(?:add|note|put|notier\p{L}*|setz\p{L}*|remind|water|pay|buy)(?!\p{L})/iu.test(text) ||
    /(?<!\p{L})(?:every|jede[nrs]?)\s/iu.test(text) ||
    request.days.length > 0
  )
    return readTaskRequest(request, workspace);
  return ask(
    t(
      'What should I do: add an event, a task, an email draft or a document? Say what it is about, and when.',
    ),
  );
};
