import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';

/** What a step did, read back from the stored row, and the steps that undo it. */
export interface StepDone {
  answer: ExecutiveAnswer;
  undo: readonly AssistantStep[];
}
