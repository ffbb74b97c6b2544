import { vi } from 'vitest';

/** The browser's own voice, doing as it is told. */
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

/** What jsdom lacks of a browser with loudspeakers. Wants `vi.restoreAllMocks()` afterwards. */
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
    /** Texts inside the sounds that were played, in order. */
    played: () => Promise.all(played.map((url) => made.get(url)!.text())),
    /** Sounds that were made and are still held. */
    held: (): number => made.size - revoked.length,
    paused,
    /** The browser lets nothing be played. */
    refuses: (name = 'NotAllowedError'): void => {
      refusal = new DOMException('no', name);
    },
    allows: (): void => {
      refusal = null;
    },
    ends: (): void => void players.at(-1)?.dispatchEvent(new Event('ended')),
    breaks: (): void => void players.at(-1)?.dispatchEvent(new Event('error')),
    /** A headset's button. */
    pauses: (): void => void players.at(-1)?.dispatchEvent(new Event('pause')),
    /** What the browser's own voice was given. */
    said: () => said.map(({ text }) => text),
    voice: () => said.at(-1)!,
    cancel,
  };
};

export type ScriptedSound = ReturnType<typeof scriptSound>;

/** The answer of a server that speaks: its sound holds these words. */
export const soundOf = (words: string) => ({ audioContent: btoa(words) });
