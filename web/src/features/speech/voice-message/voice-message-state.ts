/** State of a spoken message, recorded and transcribed by the server. */
export interface VoiceMessageState {
  /**
   * `asking`: for consent to send recordings to a provider (decision D45). `starting`: the microphone is being opened.
   * `processing`: the recording is being transcribed.
   */
  status: 'idle' | 'asking' | 'starting' | 'recording' | 'processing';
  /** Volume of the voice, 0 to 1; null if not measured. */
  level: number | null;
  /** Start of the recording, ms since 1970. */
  since: number;
  /** Message shown to the user. */
  message: string | null;
  /** Whether the user declined sending recordings. */
  isDeclined: boolean;
  /** Whether a failed recording is kept that `retry` can send again. */
  canRetry: boolean;
}

export const noVoiceMessage: VoiceMessageState = {
  status: 'idle',
  level: null,
  since: 0,
  message: null,
  isDeclined: false,
  canRetry: false,
};
