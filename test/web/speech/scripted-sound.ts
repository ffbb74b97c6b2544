import { vi } from 'vitest';

/** A scripted replacement of the browser's speech synthesis. */
class ScriptedUtterance {
  lang = '';
  voice: unknown = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Adds the audio features that jsdom lacks. Requires `vi.restoreAllMocks()` afterwards. */
export const scriptSound = ({ hasVoice = true }: { hasVoice?: boolean } = {}) => {
  const made = new Map<string, Blob>();
  const revoked: string[] = [];
  const played: string[] = [];
  const players: HTMLMediaElement[] = [];
  let refusal: DOMException | null = null;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:sound-${made.size + 1}`;
      made.set(url, blob);
      return url;
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    players.push(this);
    if (refusal !== null) return Promise.reject(refusal);
    played.push(this.src);
    return Promise.resolve();
  });
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);

  const said: ScriptedUtterance[] = [];
  const cancel = vi.fn<() => void>();
  const voices = [
    { lang: 'en-US', localService: false, name: 'far' },
    { lang: 'en-US', localService: true, name: 'near' },
  ];
  if (hasVoice) {
    vi.stubGlobal('SpeechSynthesisUtterance', ScriptedUtterance);
    vi.stubGlobal('speechSynthesis', {
      cancel,
      getVoices: () => voices,
      speak: (utterance: ScriptedUtterance) => said.push(utterance),
    });
  }
  return {
    /** Returns the texts of the played sounds, in order. */
    played: () => Promise.all(played.map((url) => made.get(url)!.text())),
    /** Returns the number of sounds that are still held. */
    held: (): number => made.size - revoked.length,
    paused,
    /** Makes the browser block playback. */
    refuses: (name = 'NotAllowedError'): void => {
      refusal = new DOMException('no', name);
    },
    allows: (): void => {
      refusal = null;
    },
    ends: (): void => void players.at(-1)?.dispatchEvent(new Event('ended')),
    breaks: (): void => void players.at(-1)?.dispatchEvent(new Event('error')),
    /** Simulates the button of a headset. */
    pauses: (): void => void players.at(-1)?.dispatchEvent(new Event('pause')),
    /** Returns the texts given to the browser's speech synthesis. */
    said: () => said.map(({ text }) => text),
    voice: () => said.at(-1)!,
    cancel,
  };
};

export type ScriptedSound = ReturnType<typeof scriptSound>;

/** Creates a server response whose sound contains this text. */
export const soundOf = (words: string) => ({ audioContent: btoa(words) });
