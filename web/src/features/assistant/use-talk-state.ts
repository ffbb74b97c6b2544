import { useStore } from 'zustand';
import { isAskingIn } from '#web/features/coach/public.ts';
import { type VoiceMessageState, useIsSpeaking, useSpeech } from '#web/features/speech/public.ts';
import { assistantConversation } from './assistant-conversation.ts';

/** idle -> recording -> processing -> speaking -> idle (VOICE-03). */
export type TalkState = 'idle' | 'recording' | 'processing' | 'speaking';

/** Returns the state of the conversation with the assistant. */
export const useTalkState = ({ status }: Pick<VoiceMessageState, 'status'>): TalkState => {
  const isAsking = useStore(assistantConversation.store, isAskingIn);
  const isFetchingVoice = useSpeech((speech) => speech.status === 'loading');
  const isSpeaking = useIsSpeaking();
  if (status === 'recording') return 'recording';
  if (status === 'starting' || status === 'processing' || isAsking || isFetchingVoice) return 'processing';
  return isSpeaking ? 'speaking' : 'idle';
};
