import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { weekdayOf } from '../../common/text/weekdays.ts';
import { listItems, quotesIn } from '../../common/text/lists.ts';
import type { StoredActivity } from '../crm/stored-activity.ts';
import { isTaskNamed, tasksNamed } from './find-rows.ts';
import { priorityIn, typeIn, w } from './task-words.ts';
import type { AssistantRequest } from './request.ts';
import type { AssistantReading } from './reading.ts';
import { ask, askWhichLead, namesOf, refuseBlocked } from './say.ts';
import { readRepetition } from './series/read-repetition.ts';
import { askForSeries, readSeries } from './series/read-series.ts';
import { isOpen, localStart, todayOf, type Workspace } from './workspace.ts';

const creating =
  /^(?:please |bitte )*(?:(?:add|create|make|new|set up|put|note|enter|leg\p{L}*|erstell\p{L}*|neue\p{L}*|notier\p{L}*|trag\p{L}*|setz\p{L}*)\b.*(?:tasks?|to-?dos?|reminders?|aufgaben?|my list|the list|liste|erinnerung)(?!\p{L})|remind me|remember to|don't (?:let me )?forget|i (?:need|have|must) to|erinner\p{L}* mich|denk\p{L}* (?:daran|bitte)|merk\p{L}* dir|ich muss|to[- ]?dos?:|tasks?:|aufgaben?:|follow up with|follow-up with|chase(?: up)?|nudge|check in with|get back to|fass\p{L}* .* nach)(?!\p{L})/iu;
const completing =
  /^(?:please |bitte )*(?:(?:mark|set|tick off|check off|markier\p{L}*|setz\p{L}*)\b.*(?:done|complete[d]?|finished|off|erledigt|fertig)|(?:finish|complete|close|tick off|check off|hak\p{L}*|erledig\p{L}*|schließ\p{L}*)(?!\p{L})|(?:done|finished|through|fertig) (?:with|mit)|(?:i(?:'ve| have)? (?:just )?(?:done|finished|called|watered|sent|prepared|paid)|ich habe)\b)|(?<!\p{L})(?:is|are|ist|sind) (?:now )?(?:done|erledigt|finished)[.!]?$|(?<!\p{L})(?:close|tick off|check off|cross off|mark|hak|schließ\p{L}*) (?:that|this|it|das|es|die)(?: (?:one|task|aufgabe))?(?: off| ab| as done| done)?[.!]?$/iu;
const changing =
  /^(?:please |bitte )*(?:(?:move|postpone|push|delay|reschedule|change|set|make|raise|lower|verschieb\p{L}*|änder\p{L}*|setz\p{L}*|stell\p{L}*|mach\p{L}*)(?!\p{L}))/iu;
const removing =
  /^(?:please |bitte )*(?:delete|remove|drop|cancel|forget|lösch\p{L}*|streich\p{L}*|entfern\p{L}*)(?!\p{L})/iu;
const asking = w(
  String.raw`overdue|überfällig\p{L}*|due|fällig\p{L}*|(?:my|open|all|the|meine|offene[nr]?|alle) (?:open |offenen )?(?:tasks|to-?dos|aufgaben)|what (?:do i|must i|should i) (?:have to |need to )?do|(?:left|remaining|still) to do|(?:what|which|was|welche\p{L}*)[^.?!]* (?:still|noch) (?:open|pending|outstanding|offen\p{L}*)|noch (?:zu tun|offen)|was (?:muss|habe) ich (?:heute |morgen )?(?:noch )?(?:zu )?(?:tun|erledigen)|high[- ]priority|priorität`,
);

/** Returns whether a text asks for something with tasks. */
export const isTask = (text: string, workspace: Workspace): boolean =>
  creating.test(text) ||
  completing.test(text) ||
  w(String.raw`tasks?|to-?dos?|aufgaben?`).test(text) ||
  (/^(?:what(?:'s)?|which|show|list|was|welche\p{L}*|zeig\p{L}*|is there|anything|do i|how many)\b/iu.test(
    text,
  ) &&
    asking.test(text)) ||
  ((changing.test(text) || removing.test(text)) && isTaskNamed(text, workspace));

/** Removes the words of the request and the due day, so that what is to be done remains. */
const subjectOf = ({ text, days }: AssistantRequest): string => {
  let rest = text;
  for (const { start, end } of [...days].toReversed())
    rest = `${rest.slice(0, start)}\u2063${rest.slice(end)}`;
  return rest
    .replace(
      /[,\s]*(?:(?:that is |which is )?(?:due|by|for|on|until|before|till|fällig|bis|am|für|zum|ab)\s(?:zum |am |the )?)*\u2063/giu,
      ' ',
    )
    .replace(
      /^(?:please |bitte )*(?:(?:add|create|make|set up|put|enter|note|new|leg\p{L}*|erstell\p{L}*|notier\p{L}*|trag\p{L}*|setz\p{L}*|neue)\s(?:me |mir |bitte )?(?:an? |the |eine |die |neue |new )*(?:(?:high|low|medium|urgent)[- ]?(?:priority)? )?(?:tasks?|to-?dos?|reminders?|aufgaben?|erinnerung)(?: an)?(?:\s(?:for me|to|about|that|for|called|named|für mich|zu|namens|mit dem titel))?|remind me(?: to| about| of| that)?|remember to|don't (?:let me )?forget(?: to)?|i (?:need|have|must) to|erinner\p{L}* mich(?: daran| an)?(?:,? dass)?|denk\p{L}* (?:bitte )?daran(?:,? dass)?|merk\p{L}* dir|ich muss|to[- ]?dos?:|tasks?:|aufgaben?:)[:,]?\s*/iu,
      '',
    )
    .replace(/^(?:add|note|put|notier\p{L}*|setz\p{L}*)\s+/iu, '')
    .replace(
      /\s(?:to|on|auf|zu)\s(?:my|the|meine[r]?|die|der)\s(?:task list|to-?do list|list|tasks|to-?dos|aufgabenliste|liste|aufgaben)\b/giu,
      '',
    )
    .replace(
      /[,\s]*(?:with |mit )?(?:(?:high|low|medium|top|hoher|niedriger|mittlerer) (?:priority|priorität)|high prio|urgent(?:ly)?|dringend)\s*$/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:,–-]+|[\s.,;:!–-]+$/gu, '')
    .replace(/^"(.*)"$/u, '$1')
    .trim();
};

const readNew = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, days, mention } = request;
  const { t } = workspace.words;
  if (days.some(({ day }) => day === null))
    return ask(
      t(
        'This day doesn’t exist: there is no such day in that month. Which day do you mean, and what is the task?',
      ),
    );
  const due = days[0]?.day ?? undefined;
  const quoted = quotesIn(text);
  const one = subjectOf(request);
  const subjects =
    quoted.length > 0
      ? quoted
      : /:\s/u.test(text) && /\b(?:tasks|to-?dos|aufgaben)\b/iu.test(text)
        ? listItems(text.slice(text.indexOf(': ') + 2))
        : [one];
  if (subjects.some((subject) => subject.length < 2))
    return ask(t('What is the task? Say what should be done.'));
  const isContact =
    /\b(?:follow up|follow-up|contact|call|e-?mail|write|chase|nachfass\p{L}*|anruf\p{L}*|schreib\p{L}*)(?!\p{L})/iu.test(
      text,
    );
  const stop =
    askWhichLead(mention, workspace.words) ??
    (isContact ? refuseBlockedAsQuestion(request, workspace) : null);
  if (stop) return stop;
  const priority = priorityIn(text);
  return {
    kind: 'steps',
    steps: subjects.map((subject): AssistantStep => ({
      deed: 'create_task',
      subject: (subject.charAt(0).toUpperCase() + subject.slice(1)).slice(0, 200),
      ...(due && { due }),
      ...(priority && { priority }),
      taskType: typeIn(subject),
      ...(mention.lead && { lead: mention.lead.id }),
    })),
  };
};

const refuseBlockedAsQuestion = (
  { mention }: AssistantRequest,
  workspace: Workspace,
): AssistantReading | null => {
  const refusal = refuseBlocked(mention, workspace);
  return refusal?.kind === 'cannot' ? ask(refusal.message) : null;
};

const dueDay = (task: StoredActivity, zone: string): string | null =>
  task.due_date === null ? null : localDateOf(new Date(task.due_date), zone);

const readQuestion = ({ text, days, mention }: AssistantRequest, workspace: Workspace): AssistantReading => {
  const {
    zone,
    tasks,
    words: { t },
  } = workspace;
  const today = todayOf(workspace);
  const isWeek = /\b(?:this|the|diese\p{L}*|ende der|end of the) (?:week|woche)\b/iu.test(text);
  const isNextWeek = /\b(?:next week|nächste\p{L}* woche)\b/iu.test(text);
  const sunday = addDays(today, 7 - weekdayOf(today));
  const until = days[0]?.day ?? (isNextWeek ? addDays(sunday, 7) : isWeek ? sunday : undefined);
  const isOverdue = w(String.raw`overdue|überfällig\p{L}*|late|verspätet`).test(text);
  const isUndated = w(
    String.raw`(?:without|with no|no) (?:an? )?(?:due )?(?:date|day|deadline)|undated|ohne (?:datum|termin|frist|fälligkeit)`,
  ).test(text);
  const isOnDay =
    days[0]?.day !== undefined &&
    days[0].day !== null &&
    !/\b(?:by|until|before|bis|end of|ende)\b/iu.test(text);
  const priority = priorityIn(text.replace(/\bimportant\b/iu, 'high'));
  const isDone = w(String.raw`completed|done|finished|erledigte?[nr]?`).test(text);
  const shown = tasks.filter((task) => {
    const due = dueDay(task, zone);
    if (isDone ? task.status !== 'completed' : !isOpen(task)) return false;
    if (mention.lead && task.lead_id !== mention.lead.id) return false;
    if (priority && task.priority !== priority) return false;
    if (isUndated) return due === null;
    if (isOverdue) return due !== null && due < today;
    if (isOnDay) return due === until;
    return until === undefined || (due !== null && due <= until);
  });
  const message =
    shown.length === 0 ? t('No task fits.') : t('These tasks fit: {titles}.', { titles: namesOf(shown) });
  return { kind: 'found', found: { deed: 'show_tasks', message, tasks: shown, count: shown.length } };
};

/** One task for each lead with an event in the span, such as a note of thanks the day after. */
const readForEach = ({ text }: AssistantRequest, workspace: Workspace): AssistantReading | null => {
  const subject =
    /\bfor (?:each|every)(?:one)?\b.*?(?::|,? to)\s(.+)$/iu.exec(text)?.[1] ??
    /\bfür jede[nrs]?\b.*?:\s(.+)$/iu.exec(text)?.[1];
  if (!subject) return null;
  const { events, leads, zone } = workspace;
  const today = todayOf(workspace);
  const sunday = addDays(today, 7 - weekdayOf(today));
  const isAfter = /\b(?:the day after|am tag danach|next day)\b/iu.test(subject);
  const bare = subject.replace(/,?\s?(?:on )?(?:the day after|am tag danach|the next day)[.!]?/iu, '').trim();
  const steps = events.flatMap((event): AssistantStep[] => {
    const day = localStart(event, zone).slice(0, 10);
    const lead = leads.find(({ id }) => id === event.lead_id);
    if (!lead || day < today || day > sunday || workspace.blocked.has(lead.id)) return [];
    return [
      {
        deed: 'create_task',
        subject: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}: ${lead.name}`.slice(0, 200),
        due: isAfter ? addDays(day, 1) : day,
        taskType: typeIn(bare),
        lead: lead.id,
      },
    ];
  });
  return steps.length > 0 ? { kind: 'steps', steps } : null;
};

/** Reads a request about tasks. */
export const readTaskRequest = (request: AssistantRequest, workspace: Workspace): AssistantReading => {
  const { text, days } = request;
  const {
    words: { t },
  } = workspace;
  const repetition = readRepetition(text, workspace);
  const each = readForEach(request, workspace);
  if (each) return each;
  if (repetition && !asking.test(text))
    return request.times.length > 0
      ? readSeries(request, repetition, workspace)
      : askForSeries(repetition, workspace);
  if (
    /^(?:what|which|show|list|how many|do i|was|welche\p{L}*|zeig\p{L}*|wie viele|is there|anything)\b/iu.test(
      text,
    )
  )
    return readQuestion(request, workspace);
  const isChange = completing.test(text) || changing.test(text) || removing.test(text);
  const isNamed =
    /(?<!\p{L})(?:the|my|die|meine|der)\s(?:\p{L}+\s){0,4}(?:tasks?|to-?dos?|aufgabe)(?!\p{L})/iu.test(text);
  if (!isChange || (creating.test(text) && !completing.test(text) && !isNamed))
    return readNew(request, workspace);
  const found = tasksNamed(text, workspace).filter(isOpen);
  if (found.length !== 1)
    return ask(
      found.length === 0
        ? t('Which task do you mean? I found no open one with these words.')
        : t('Which task do you mean: {titles}?', { titles: namesOf(found) }),
      found.map(({ subject }) => subject),
    );
  const [task] = found as [StoredActivity];
  if (completing.test(text)) return { kind: 'steps', steps: [{ deed: 'complete_task', id: task.id }] };
  if (removing.test(text)) return { kind: 'steps', steps: [{ deed: 'cancel_task', id: task.id }] };
  if (days.some(({ day }) => day === null))
    return ask(
      t(
        'This day doesn’t exist: there is no such day in that month. Which day do you mean, and what is the task?',
      ),
    );
  const due = days.at(-1)?.day ?? undefined;
  const priority = priorityIn(text);
  if (!due && !priority)
    return ask(
      t('What should change about “{subject}”: the due date or the priority?', { subject: task.subject }),
    );
  return {
    kind: 'steps',
    steps: [{ deed: 'change_task', id: task.id, ...(due && { due }), ...(priority && { priority }) }],
  };
};
