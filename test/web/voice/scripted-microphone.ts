import { vi } from 'vitest';

interface Result {
  words: string;
  isFinal: boolean;
}

/** A scripted replacement of the browser's speech recognition. */
class ScriptedRecognition {
  static made: ScriptedRecognition[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  state: 'new' | 'listening' | 'stopped' | 'aborted' = 'new';
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  #results: Result[] = [];

  constructor() {
    ScriptedRecognition.made.push(this);
  }
  start() {
    this.state = 'listening';
  }
  stop() {
    this.state = 'stopped';
  }
  abort() {
    this.state = 'aborted';
  }
  /** Emits a transcript; a result that is not final is replaced by the next one. */
  hears(words: string, isFinal = true) {
    const index = this.#results.findIndex((result) => !result.isFinal);
    const resultIndex = index < 0 ? this.#results.length : index;
    this.#results = [...this.#results.slice(0, resultIndex), { words, isFinal }];
    const results = this.#results.map((result) =>
      Object.assign([{ transcript: result.words }], { isFinal: result.isFinal }),
    );
    this.onresult?.({ resultIndex, results });
  }
  fails(error: string) {
    this.onerror?.({ error });
    this.ends();
  }
  ends() {
    this.onend?.();
  }
}

class ScriptedRecorder {
  static made: ScriptedRecorder[] = [];
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  mimeType: string;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  readonly settings: MediaRecorderOptions;

  constructor(_stream: MediaStream, settings: MediaRecorderOptions) {
    this.settings = settings;
    this.mimeType = settings.mimeType ?? '';
    ScriptedRecorder.made.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const part = ScriptedRecorder.made.indexOf(this) + 1;
    this.ondataavailable?.({ data: new Blob([`part ${part}`], { type: this.mimeType }) });
    this.onstop?.();
  }
}

const createTrack = () => {
  const track = Object.assign(new EventTarget(), { isOn: false, stop: () => undefined as void });
  track.stop = () => {
    track.isOn = false;
  };
  return track;
};

interface Parts {
  recogniser: boolean;
  recorder: boolean;
}

/** Adds the microphone features that jsdom lacks. */
export const scriptMicrophone = ({ recogniser, recorder }: Parts) => {
  ScriptedRecognition.made = [];
  ScriptedRecorder.made = [];
  const track = createTrack();
  const opened = vi.fn<MediaDevices['getUserMedia']>(() => {
    track.isOn = true;
    return Promise.resolve({ getTracks: () => [track] } as unknown as MediaStream);
  });
  vi.stubGlobal('webkitSpeechRecognition', recogniser ? ScriptedRecognition : undefined);
  vi.stubGlobal('MediaRecorder', recorder ? ScriptedRecorder : undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: recorder ? { getUserMedia: opened } : undefined,
  });
  return {
    /** Returns the last created recognizer. */
    get recogniser() {
      return ScriptedRecognition.made.at(-1)!;
    },
    get recognisers() {
      return ScriptedRecognition.made;
    },
    get recorders() {
      return ScriptedRecorder.made;
    },
    opened,
    track,
    unplug: () => track.dispatchEvent(new Event('ended')),
  };
};

/** Returns the text of the recording in a request. */
export const soundIn = (body: unknown): string =>
  Buffer.from((body as { audio: string }).audio, 'base64').toString();
