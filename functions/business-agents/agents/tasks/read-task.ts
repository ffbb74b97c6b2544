import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { durationsIn } from '../../common/text/durations.ts';
import { plainText, spokenLanguage } from '../../common/text/spoken.ts';
import { isObject } from './data.ts';
import { type Intent, intentsOf } from './intents.ts';
import { channelsIn } from './params/channel-names.ts';
import { amplifierParams } from './params/amplifier.ts';
import { moneyParams } from './params/money.ts';
import { bodyOf, operationsParams } from './params/operations.ts';
import type { ReadParams, Reading, Task } from './reading.ts';
import { refusalOf } from './refusals.ts';

const readers: Readonly<Record<AgentName, Readonly<Record<string, ReadParams>>>> = {
  operations: operationsParams,
  amplifier: amplifierParams,
  money: moneyParams,
};

/** Points from which another agent's action is meant. A weak sign of this agent's action is enough against less. */
const CLEAR = 3;

/** Fields of the data that name an action. */
const shapes: Readonly<Record<AgentName, readonly (readonly [RegExp, string])[]>> = {
  operations: [
    [/"(?:hours|minutes|duration)":/iu, 'schedule'],
    [/"(?:impact|effort)":/iu, 'prioritise'],
    [/"(?:due|deadline|due_date)":/iu, 'overdue'],
    [/"(?:steps|notes)":|^"/iu, 'checklist'],
    [/^\[\{|"(?:records|rows)":/iu, 'summarise'],
  ],
  amplifier: [
    [/"topics":.*"channels":|"channels":.*"topics":/isu, 'content_plan'],
    [/"lines":/iu, 'subject_lines'],
    [/"channels":/iu, 'repurpose'],
    [/"channel":/iu, 'post'],
  ],
  money: [
    [/"subscriptions":/iu, 'revenue'],
    [/"(?:customers_at_start|customers_lost|lost|churned)":/iu, 'churn'],
    [/"(?:unit_cost|prices)":/iu, 'pricing'],
    [/"(?:movements|opening_balance|burn|monthly_burn|cash)":/iu, 'cash_flow'],
    [/"(?:lines|items|vat|tax_percent)":/iu, 'invoice_totals'],
  ],
};

const byShape = ({ agent, data }: Task): string | undefined => {
  const written = data === undefined ? undefined : JSON.stringify(data);
  return written && shapes[agent].find(([pattern]) => pattern.test(written))?.[1];
};

/** Returns the action that the values of a text fit: several durations, or a channel. */
const byValues = ({ agent, text, language }: Task): string | undefined => {
  if (agent === 'operations' && durationsIn(text, language).length > 1) return 'schedule';
  return agent === 'amplifier' && channelsIn(text).length > 0 ? 'post' : undefined;
};

/** Returns the actions that a text asks for. The command before a list counts alone if it names an own action. */
const intentsIn = (text: string, agent: AgentName): Intent[] => {
  const body = bodyOf(text);
  const command = body === null ? text : text.slice(0, text.lastIndexOf(body));
  const ofCommand = intentsOf(command, agent);
  const isClear = ofCommand.some((intent) => intent.agent === agent && intent.points > 1);
  return isClear && body !== null ? ofCommand : intentsOf(text, agent);
};

/** Words that refer to something which the text does not name. */
const pointing =
  /\b(?:it|this|that|these|them|same|again|as (?:usual|before|last time)|everything|something|anything|stuff|the (?:usual|same|normal)|usual|the thing|help|hilfe|das|dies|es|alles|etwas|nochmal|wieder|wie (?:immer|letztes mal|letzte woche))\b/iu;
const MAX_VAGUE_WORDS = 6;
const isVague = ({ text, data }: Task): boolean =>
  text.split(/\s+/u).length <= MAX_VAGUE_WORDS &&
  pointing.test(text) &&
  !(isObject(data) && Object.keys(data).length > 3);
const tone = /\b(?:tone(?: of voice)?|tonfall|our style|unser(?:em)? stil|pop)\b/iu;

const readAction = (task: Task, action: string): Reading => {
  const read = readers[task.agent][action]!(task);
  if ('question' in read) return { kind: 'clarify', action, question: read.question };
  return { kind: 'action', steps: [{ action, params: read.params }, ...(read.also ?? [])] };
};

/** Several actions fit equally well: those whose parameters are complete win. */
const bestOf = (task: Task, actions: readonly string[]): Reading => {
  const read = actions.map((action) => readAction(task, action));
  return read.find(({ kind }) => kind === 'action') ?? read[0]!;
};

/** Reads a task in free text: an action with its parameters, a question for what is missing, or why it cannot be done. */
export const readTask = (asked: Task): Reading => {
  const text = plainText(asked.text);
  const task = { ...asked, text, language: spokenLanguage(text, asked.language) };
  const refusal = refusalOf(task);
  if (refusal) return refusal;
  const intents = intentsIn(text, task.agent);
  const own = intents.filter(({ agent }) => agent === task.agent);
  const [best] = own;
  const other = intents.find(({ agent }) => agent !== task.agent);
  const shape = byShape(task);
  if (
    other &&
    other.points >= CLEAR &&
    other.points > (best?.points ?? 0) &&
    !(best && shape === best.action)
  )
    return { kind: 'cannot', why: 'other_agent', near: other.action, near_agent: other.agent };
  if (best && best.points === 1 && shape) return bestOf(task, [...new Set([shape, best.action])]);
  if (best)
    return bestOf(
      task,
      own.filter(({ points }) => points === best.points).map(({ action }) => action),
    );
  if (task.agent === 'amplifier' && tone.test(text))
    return { kind: 'clarify', action: 'post', question: 'tone' };
  const implied = shape ?? byValues(task);
  if (implied) return readAction(task, implied);
  if (isVague(task)) return { kind: 'clarify', question: 'which' };
  return { kind: 'cannot', why: 'out_of_scope' };
};

/** Returns the data of a known action with the action's own field names, or null if something is missing. */
export const readActionData = (task: Task, action: string): Record<string, unknown> | null => {
  const read = readers[task.agent][action]!(task);
  return 'params' in read ? read.params : null;
};
