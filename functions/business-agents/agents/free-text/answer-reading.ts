import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { AgentAnswer, AgentName } from '#shared/business-agents/agents/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { questions } from '../tasks/questions.ts';
import type { ReadAction, Reading, Refusal } from '../tasks/reading.ts';
import type { Action, ActionContext } from '../action.ts';

interface Asked {
  agent: AgentName;
  /** The task as typed. */
  text: string;
  actions: Readonly<Record<string, Action>>;
  context: ActionContext;
}

/** Sentences for what cannot be done. */
export const sentences: Readonly<Record<Refusal, string>> = {
  deed: 'I can’t do this outside of Platewise: nothing leaves this page.',
  knowledge: 'I can’t look this up. I only know the data that you enter here.',
  writing: 'Without AI I don’t write free texts.',
  other_agent: '',
  out_of_scope: 'This isn’t something that this agent can do.',
};

/** Sentences for what another agent does. */
export const otherAgents: Readonly<Record<AgentName, string>> = {
  operations: 'The operations agent does this with “{action}”: {about}',
  amplifier: 'The amplifier agent does this with “{action}”: {about}',
  money: 'The money agent does this with “{action}”: {about}',
};

const helpOf = (agent: AgentName, { t }: ActionContext['words']) =>
  knownActions[agent].map((one) => ({ ...one, about: t(one.about) }));

const refusalAnswer = (
  { agent, text, context: { words } }: Asked,
  { why, near, near_agent }: Extract<Reading, { kind: 'cannot' }>,
): AgentAnswer => {
  const { t } = words;
  const other = knownActions[near_agent ?? agent].find(({ action }) => action === near);
  const unknown = t('This agent doesn’t know “{action}”. Try one of these actions.', { action: text });
  const instead = near_agent
    ? t(otherAgents[near_agent], { action: near ?? '', about: t(other?.about ?? '') })
    : t('What I can do instead is “{action}”: {about}', { action: near ?? '', about: t(other?.about ?? '') });
  return {
    action: text,
    engine: 'rules',
    kind: 'cannot',
    message:
      why === 'out_of_scope' && !near
        ? unknown
        : [sentences[why] && t(sentences[why]), other ? instead : ''].join(' ').trim(),
    why,
    ...(near !== undefined && { near }),
    ...(near_agent && { near_agent }),
    actions: helpOf(agent, words),
  };
};

/** Answers to a question that has a few, as words to add to the text. */
const choicesOf = (question: string, { t }: ActionContext['words']): string[] => {
  if (question === 'order') return [t('by due date'), t('by importance')];
  if (!/channels?$/.test(question)) return [];
  return ['LinkedIn', 'Instagram', 'Facebook', 'X', 'Newsletter'].map((channel) =>
    t('for {channel}', { channel }),
  );
};

const questionAnswer = (text: string, action: string | undefined, question: string): AgentAnswer => ({
  action: action ?? text,
  engine: 'rules',
  kind: 'clarify',
  message: question,
  question,
});

/** Performs the first step as a preview. Data that do not fit become a question. */
const planAnswer = (asked: Asked, steps: readonly [ReadAction, ...ReadAction[]]): AgentAnswer => {
  const { actions, context, text } = asked;
  const { t } = context.words;
  const [{ action, params }] = steps;
  try {
    const done = actions[action]!.perform(params, context);
    return { action, engine: 'rules', kind: 'action', ...done, params, plan: [...steps] };
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'AGENT_DATA_UNFIT') throw error;
    const faults = (error.details ?? []).map(({ field, message }) => `${field}: ${t(message)}`);
    const question = t('Which values did you mean? {faults}', { faults: faults.join(' ') });
    return { ...questionAnswer(text, action, question), params };
  }
};

/** Returns the answer to a task in free text as it was read. Nothing is stored. */
export const answerReading = (asked: Asked, reading: Reading): AgentAnswer => {
  if (reading.kind === 'action') return planAnswer(asked, reading.steps);
  if (reading.kind === 'cannot') return refusalAnswer(asked, reading);
  const { text, context } = asked;
  const choices = choicesOf(reading.question, context.words);
  const answer = questionAnswer(text, reading.action, context.words.t(questions[reading.question] ?? ''));
  return { ...answer, ...(choices.length > 0 && { choices }) };
};
