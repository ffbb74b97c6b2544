import { useEffect, useEffectEvent } from 'react';
import { type BarcodeReader, loadBarcodeReader } from './barcode-reader.ts';
import { scanForBarcode } from './scan-for-barcode.ts';

interface Outcomes {
  onFound: (gtin: string) => void;
  /** Called when the barcode reader cannot be loaded. */
  onFailed: () => void;
}

/** Scans the camera's video until it shows a product's barcode. @param video null until it is mounted */
export const useBarcodeScan = (video: HTMLVideoElement | null, { onFound, onFailed }: Outcomes): void => {
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!video) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const begin = (read: BarcodeReader): void => {
      if (!isLeft) stop = scanForBarcode(video, read, { onFound: found, onFailed: failed });
    };
    loadBarcodeReader().then(begin, () => {
      if (!isLeft) failed();
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [video]);
};
