import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { transcribeRecording } from '../dictation/transcribe-recording.ts';
import { parseConsent } from './parse-consent.ts';
import {
  createVoiceMessage,
  type VoiceMessage,
  type VoiceMessageWishes,
} from '../voice-message/voice-message.ts';
import type { VoiceMessageState } from '../voice-message/voice-message-state.ts';

type Actions = Omit<VoiceMessage, 'store' | 'follow' | 'stop'>;

/**
 * A spoken message for a page: press to record, press to send. The recording ends when nobody looks at the page, and
 * becomes words; when the page is left, it is thrown away.
 */
export const useRecordAndTranscribe = (wishes: VoiceMessageWishes): VoiceMessageState & Actions => {
  const queryClient = useQueryClient();
  const [message] = useState(() =>
    createVoiceMessage({ hear: transcribeRecording(queryClient), readConsent: parseConsent(queryClient) }),
  );
  useEffect(() => message.follow(wishes));
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) message.stop();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      message.cancel();
    };
  }, [message]);
  const { store, follow: _follow, stop: _stop, ...actions } = message;
  return { ...useStore(store), ...actions };
};
