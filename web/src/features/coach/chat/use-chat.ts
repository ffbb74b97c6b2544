import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { speak, useQuietAfter } from '#web/features/speech/public.ts';
import type { Conversation } from './conversation.ts';
import { notifyQuota } from './notify-failure.ts';

/**
 * Connects a conversation to a page: reads answers aloud, refetches saved changes, and shows when the quota is used up.
 * Speech stops when the page is left.
 */
export const useChat = (conversation: Conversation) => {
  const queryClient = useQueryClient();
  const answered = useEffectEvent((answer: CoachAnswer) => {
    const { response, turn_id, written, undone_turns = [], quota_exceeded } = answer;
    speak(response, turn_id);
    if (quota_exceeded) notifyQuota();
    if (written.length > 0 || undone_turns.length > 0) void refreshEntries(queryClient);
    if (answer.saved_goal !== undefined) {
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      void refreshEntries(queryClient);
    }
    if (written.some(({ kind }) => kind === 'weight'))
      void queryClient.invalidateQueries({ queryKey: ['weights'] });
  });
  useEffect(() => conversation.follow({ onAnswer: (answer) => answered(answer) }), [conversation]);
  useQuietAfter();
  return useStore(conversation.store);
};
