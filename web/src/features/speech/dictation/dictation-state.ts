/** A recording to be transcribed. */
export interface Part {
  id: number;
  sound: Blob;
  /** Idempotency-Key of the upload, reused on retry. */
  key: string;
  /** Transcription job on the server; once set, the recording is not uploaded again. */
  job_id: string | null;
  /** `waiting`: for its turn, or until the page is shown again. */
  status: 'waiting' | 'sending' | 'failed';
  /** Whether it failed because the plan does not include dictation of this length. */
  lacksPlan: boolean;
}

export interface DictationState {
  /** `asking`: for consent to send recordings to a provider. */
  mic: 'off' | 'asking' | 'starting' | 'on';
  /** Engine: the browser's speech recognition, or recordings transcribed by the server. */
  by: 'recogniser' | 'recording';
  /** Interim transcript that may still change. */
  interim: string;
  /** Volume of the voice, 0 to 1; null if not measured. */
  level: number | null;
  /** Time when the microphone was turned on, ms since 1970. */
  since: number;
  parts: readonly Part[];
  /** Number of transcribed parts of this dictation. */
  partsHeard: number;
  /** Message shown to the user. */
  message: string | null;
  /** Whether the user declined sending recordings. */
  isDeclined: boolean;
}

export const dictationOff: DictationState = {
  mic: 'off',
  by: 'recogniser',
  interim: '',
  level: null,
  since: 0,
  parts: [],
  partsHeard: 0,
  message: null,
  isDeclined: false,
};
