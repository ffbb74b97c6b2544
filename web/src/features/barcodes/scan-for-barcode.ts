import type { BarcodeReader } from './barcode-reader.ts';
import { picture } from './capture-picture.ts';

/** A rest between two looks, so that the phone stays cool and the page quick. */
const REST_MS = 120;

/**
 * Looks at a video again and again until it shows a product's barcode.
 * @param read looks at one picture; what it throws ends the watch
 * @returns how to stop
 */
export const scanForBarcode = (
  video: HTMLVideoElement,
  read: BarcodeReader,
  tell: { onFound: (gtin: string) => void; onFailed: (error: unknown) => void },
): (() => void) => {
  let isOver = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    try {
      const seen = picture(video, { width: video.videoWidth, height: video.videoHeight });
      const gtin = seen && (await read(seen));
      if (isOver) return;
      if (gtin !== null) tell.onFound(gtin);
      else rest = setTimeout(() => void look(), REST_MS);
    } catch (error) {
      if (!isOver) tell.onFailed(error);
    }
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(rest);
  };
};
