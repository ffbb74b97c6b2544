import { useState } from 'react';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { runExecutive } from '../../common/run-executive.ts';
import { useRun } from '../../common/use-run.ts';
import { useRefresh } from '../use-refresh.ts';

const changed = ['events', 'activities', 'documents', 'leads'];

/** State of the assistant's field: the text, the answer, and whether the answer's plan waits for approval. */
export const useAssistant = () => {
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<ExecutiveAnswer | null>(null);
  const [isPlan, setIsPlan] = useState(false);
  const { run, isRunning } = useRun<
    { text: string; preview: true } | { steps: AssistantStep[] },
    ExecutiveAnswer
  >({
    send: runExecutive,
    failure: t('This didn’t work'),
    onDone: (given, body) => {
      setAnswer(given);
      setIsPlan('text' in body && given.plan !== undefined);
      refresh('steps' in body ? changed : [], given);
    },
  });
  const ask = (wanted: string): void => {
    setText(wanted);
    if (wanted.trim() !== '') run({ text: wanted.trim(), preview: true });
  };
  return {
    text,
    setText,
    ask,
    /** Forgets the plan. The text stays. */
    discard: (): void => setAnswer(null),
    perform: (steps: AssistantStep[]): void => run({ steps }),
    answer,
    isPlan,
    isRunning,
  };
};
