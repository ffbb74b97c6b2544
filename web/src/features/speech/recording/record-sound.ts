/** Enough for voices. Bits per second. */
const BIT_RATE = 32_000;

/** Ordered by the server's transcription speed, fastest first. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm'];

/** Returns whether this browser can record audio. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

interface Recording {
  /** Maximum length of a part in ms. Each part is a separate recording. */
  partMs: number;
  onPart: (part: Blob) => void;
  /** Called when a part is empty. */
  onNothing?: () => void;
}

const recordPart = (
  stream: MediaStream,
  mimeType: string | undefined,
  { onPart, onNothing }: Pick<Recording, 'onPart' | 'onNothing'>,
) => {
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BIT_RATE,
    ...(mimeType && { mimeType }),
  });
  const pieces: Blob[] = [];
  let isKept = true;
  recorder.ondataavailable = ({ data }) => {
    pieces.push(data);
  };
  recorder.onstop = () => {
    const part = new Blob(pieces, { type: recorder.mimeType });
    if (!isKept) return;
    if (part.size > 0) onPart(part);
    else onNothing?.();
  };
  recorder.start();
  return (keep: boolean): void => {
    isKept &&= keep;
    if (recorder.state !== 'inactive') recorder.stop();
  };
};

/**
 * Records a stream in parts. Each part starts before the previous one ends, so that no word is lost.
 * @returns functions that end it and keep or discard the recording
 */
export const recordSound = (stream: MediaStream, { partMs, ...callbacks }: Recording) => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  let endPart = recordPart(stream, mimeType, callbacks);
  const parting = setInterval(() => {
    const endLast = endPart;
    endPart = recordPart(stream, mimeType, callbacks);
    endLast(true);
  }, partMs);
  const end = (keep: boolean): void => {
    clearInterval(parting);
    endPart(keep);
  };
  return { finish: () => end(true), discard: () => end(false) };
};
