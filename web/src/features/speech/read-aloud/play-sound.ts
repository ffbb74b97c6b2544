/** Callbacks and abort signal of a sound. */
export interface Sounding {
  /** Stops the sound, which is not an error. */
  signal: AbortSignal;
  onStart: () => void;
  /** Called if the browser requires a click first. @param play must be called by the click handler */
  onBlocked: (play: () => void) => void;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const needsPress = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Shared by all sounds: some browsers allow further playback once a click started it. */
let player: HTMLAudioElement | null = null;

/**
 * Plays a sound to its end.
 * @param sound MP3, base64
 * @throws if playback fails
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
      audio.onerror = () => reject(new Error('The audio cannot be played.', { cause: audio.error }));
      // Paused by a headset button or an incoming call.
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
