import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import type {
  FollowUpAnswer,
  Lead,
  NewLead,
  ResponseAnswer,
  ScoreAnswer,
} from '#shared/business-agents/sdr/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../common/use-run.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { qualifyLead, respondTo, scheduleFollowUp, scoreLead } from './run-sdr.ts';

/** Refetches data that an action changed, and the credit balance if AI was used. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return (engine: string, ...keys: readonly string[]): void => {
    for (const key of engine === 'model' ? [...keys, 'credits'] : keys)
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
};

/** @param onBlocked called when the address opted out earlier */
export const useQualifyLead = (onScored: (answer: ScoreAnswer) => void, onBlocked: () => void) => {
  const refresh = useRefresh();
  return useRun<{ lead: NewLead; contactAgain: string }, ScoreAnswer>({
    send: qualifyLead,
    failure: t('Failed to qualify lead'),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'LEAD_DO_NOT_CONTACT') onBlocked();
    },
    onDone: (answer) => {
      refresh(answer.engine, 'leads');
      notify.success(t('Lead added'), answer.lead.name);
      onScored(answer);
    },
  });
};

export const useScoreLead = (onScored: (answer: ScoreAnswer) => void) => {
  const refresh = useRefresh();
  return useRun<Lead, ScoreAnswer>({
    send: ({ id }, key) => scoreLead(id, key),
    failure: t('Failed to score lead'),
    onDone: (answer) => {
      refresh(answer.engine, 'leads');
      onScored(answer);
    },
  });
};

export const useRespond = (onWritten: (answer: ResponseAnswer) => void) => {
  const refresh = useRefresh();
  return useRun<{ leadId: string; message: string }, ResponseAnswer>({
    send: respondTo,
    failure: t('Failed to generate response'),
    onDone: (answer) => {
      refresh(answer.engine, 'conversations', 'leads', 'sdr-tasks', 'events');
      onWritten(answer);
    },
  });
};

export const useFollowUp = (onScheduled: (answer: FollowUpAnswer, lead: Lead) => void) => {
  const refresh = useRefresh();
  return useRun<Lead, FollowUpAnswer>({
    send: ({ id }, key) => scheduleFollowUp(id, key),
    failure: t('Failed to schedule follow-up'),
    onDone: (answer, lead) => {
      refresh('rules', 'sdr-tasks', 'events');
      onScheduled(answer, lead);
    },
  });
};
