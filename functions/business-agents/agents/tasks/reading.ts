import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import type { Language } from '#shared/language/languages.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

/** A task as typed, with its data. */
export interface Task {
  agent: AgentName;
  /** With plain quotes and spaces. */
  text: string;
  data: unknown;
  today: LocalDate;
  /** Language of the text. */
  language: Language;
}

/** Why a task cannot be done. */
export type Refusal = 'deed' | 'knowledge' | 'writing' | 'other_agent' | 'out_of_scope';

/** An action with the parameters read from the text and the data. */
export interface ReadAction {
  action: string;
  params: Record<string, unknown>;
}

/** What a task asks for. `question` is a key of `questions`. */
export type Reading =
  | { kind: 'action'; steps: readonly [ReadAction, ...ReadAction[]] }
  | { kind: 'clarify'; action?: string; question: string }
  | { kind: 'cannot'; why: Refusal; near?: string | undefined; near_agent?: AgentName };

/** Parameters of an action, or the question for what is missing. */
type ParamsReading = { params: Record<string, unknown>; also?: ReadAction[] } | { question: string };
export type ReadParams = (task: Task) => ParamsReading;
