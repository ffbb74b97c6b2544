import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { speak, useQuietAfter } from '#web/features/speech/public.ts';
import type { Conversation } from './conversation.ts';
import { notifyQuota } from './notify-failure.ts';

/**
 * A conversation on a page: each answer is read aloud, what it wrote is fetched, and a used up quota is told. When the
 * page is left, nothing is read any more.
 */
export const useChat = (conversation: Conversation) => {
  const queryClient = useQueryClient();
  const answered = useEffectEvent(({ response, turn_id, written, quota_exceeded }: CoachAnswer) => {
    speak(response, turn_id);
    if (quota_exceeded) notifyQuota();
    if (written.length > 0) void refreshEntries(queryClient);
  });
  useEffect(() => conversation.follow({ onAnswer: (answer) => answered(answer) }), [conversation]);
  useQuietAfter();
  return useStore(conversation.store);
};
