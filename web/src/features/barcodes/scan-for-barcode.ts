import type { BarcodeReader } from './barcode-reader.ts';
import { picture } from './capture-picture.ts';

/** Pause between two scans, so that the phone stays cool and the page responsive. */
const REST_MS = 120;

/**
 * Scans a video repeatedly until it shows a product's barcode.
 * @param read reads one picture; an error ends the scan
 * @returns function that stops the scan
 */
export const scanForBarcode = (
  video: HTMLVideoElement,
  read: BarcodeReader,
  callbacks: { onFound: (gtin: string) => void; onFailed: (error: unknown) => void },
): (() => void) => {
  let isOver = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    try {
      const seen = picture(video, { width: video.videoWidth, height: video.videoHeight });
      const gtin = seen && (await read(seen));
      if (isOver) return;
      if (gtin !== null) callbacks.onFound(gtin);
      else rest = setTimeout(() => void look(), REST_MS);
    } catch (error) {
      if (!isOver) callbacks.onFailed(error);
    }
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(rest);
  };
};
