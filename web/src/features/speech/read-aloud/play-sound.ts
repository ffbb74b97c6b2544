/** How a sound tells of itself, and how it is ended. */
export interface Sounding {
  /** Ends it; that is no failure. */
  signal: AbortSignal;
  onStart: () => void;
  /** The browser wants a press first. @param play to be called by it */
  onBlocked: (play: () => void) => void;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const needsPress = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** One for all sounds: some browsers let it go on by itself once a press has started it. */
let player: HTMLAudioElement | null = null;

/**
 * Plays a sound to its end.
 * @param sound MP3, base64
 * @throws when it cannot be played
 */
export const playSound = async (sound: string, { signal, onStart, onBlocked }: Sounding): Promise<void> => {
  const url = URL.createObjectURL(new Blob([bytesOf(sound)], { type: 'audio/mpeg' }));
  const audio = (player ??= new Audio());
  audio.src = url;
  try {
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        audio
          .play()
          .then(onStart, (error: unknown) => (needsPress(error) ? onBlocked(start) : reject(error as Error)));
      };
      audio.onended = () => resolve();
      audio.onerror = () => reject(new Error('The sound cannot be played.', { cause: audio.error }));
      // A headset's button, or a call that comes in.
      audio.onpause = () => resolve();
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      else start();
    });
  } finally {
    audio.onended = audio.onerror = audio.onpause = null;
    audio.pause();
    URL.revokeObjectURL(url);
  }
};
