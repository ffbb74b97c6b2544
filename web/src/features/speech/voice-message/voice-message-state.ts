/** A message that is spoken, recorded, and turned into words by the server. */
export interface VoiceMessageState {
  /**
   * `asking`: whether recordings may go to a provider (decision D45). `starting`: the microphone is being opened.
   * `processing`: the recording becomes words.
   */
  status: 'idle' | 'asking' | 'starting' | 'recording' | 'processing';
  /** How loud the voice is, 0 to 1; null where it is not measured. */
  level: number | null;
  /** When the recording began, ms since 1970. */
  since: number;
  /** What the person has to know, in place. */
  message: string | null;
  /** Recordings go nowhere: the person chose so. */
  isDeclined: boolean;
  /** A recording is kept that did not become words: `retry` sends it again. */
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
