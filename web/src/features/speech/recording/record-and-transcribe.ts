import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { transcribeRecording } from '../dictation/transcribe-recording.ts';
import { parseConsent } from './parse-consent.ts';
import { useStopWhenHidden } from './use-stop-when-hidden.ts';
import {
  createVoiceMessage,
  type VoiceMessage,
  type VoiceMessageOptions,
} from '../voice-message/voice-message.ts';
import type { VoiceMessageState } from '../voice-message/voice-message-state.ts';

type Actions = Omit<VoiceMessage, 'store' | 'follow' | 'stop'>;

/**
 * Records a spoken message: a click starts the recording, the next one sends it for transcription. The recording stops
 * and is sent when the page is hidden; it is discarded when the page is left.
 */
export const useRecordAndTranscribe = (options: VoiceMessageOptions): VoiceMessageState & Actions => {
  const queryClient = useQueryClient();
  const [message] = useState(() =>
    createVoiceMessage({ hear: transcribeRecording(queryClient), readConsent: parseConsent(queryClient) }),
  );
  useEffect(() => message.follow(options));
  useEffect(() => () => message.cancel(), [message]);
  useStopWhenHidden(message);
  const { store, follow: _follow, stop: _stop, ...actions } = message;
  return { ...useStore(store), ...actions };
};
