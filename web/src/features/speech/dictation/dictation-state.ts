/** A recording on its way to words. */
export interface Part {
  id: number;
  sound: Blob;
  /** Names the sending of it, also when it is sent again: the server does not hear it twice. */
  key: string;
  /** Its job on the server, once it has one: from then on it is not sent, only waited for. */
  job_id: string | null;
  /** `waiting`: for its turn, or for the page to come back. */
  status: 'waiting' | 'sending' | 'failed';
  /** It failed because the person's plan has no dictation of this length. */
  lacksPlan: boolean;
}

export interface DictationState {
  /** `asking`: whether recordings may go to a provider. */
  mic: 'off' | 'asking' | 'starting' | 'on';
  /** What listens: the browser's recogniser, or a recording that the server turns into words. */
  by: 'recogniser' | 'recording';
  /** Words that may still change. */
  interim: string;
  /** How loud the voice is, 0 to 1; null where it is not measured. */
  level: number | null;
  /** When the microphone went on, ms since 1970. */
  since: number;
  parts: readonly Part[];
  /** Parts of this dictation that have become words. */
  partsHeard: number;
  /** What the person has to know, in place. */
  message: string | null;
  /** Recordings go nowhere: the person chose so. */
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
