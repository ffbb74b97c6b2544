/** What voices need. Bits a second. */
const BIT_RATE = 32_000;

/** In the order of what the server turns into words fastest. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm'];

/** Whether this browser can record sound. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

interface Recording {
  /** Longest part, ms. Each part is a recording of its own. */
  partMs: number;
  onPart: (part: Blob) => void;
  /** A part holds nothing at all. */
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
 * Records a stream in parts, the next one beginning before the last one ends, so that no word is lost between them.
 * @returns how to end it: with what was recorded, or without
 */
export const recordSound = (stream: MediaStream, { partMs, ...tell }: Recording) => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  let endPart = recordPart(stream, mimeType, tell);
  const parting = setInterval(() => {
    const endLast = endPart;
    endPart = recordPart(stream, mimeType, tell);
    endLast(true);
  }, partMs);
  const end = (keep: boolean): void => {
    clearInterval(parting);
    endPart(keep);
  };
  return { finish: () => end(true), discard: () => end(false) };
};
