import { useQueryClient } from '@tanstack/react-query';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';

/** Refetches data that an action changed, and the credit balance if AI was used. */
export const useRefresh = () => {
  const queryClient = useQueryClient();
  return (keys: readonly string[], answer?: ExecutiveAnswer): void => {
    for (const key of answer?.engine === 'model' ? [...keys, 'credits'] : keys)
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
};
