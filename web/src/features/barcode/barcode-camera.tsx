import { Button } from '@mantine/core';
import { useFocusTrap, useHotkeys } from '@mantine/hooks';
import Flashlight from 'lucide-react/icons/flashlight';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasTorch, setTorch } from '../../lib/camera/torch.ts';
import classes from './barcode-camera.module.css';
import { type BarcodeReader, loadBarcodeReader } from './barcode-reader.ts';
import { watchForBarcode } from './watch-for-barcode.ts';

interface Props {
  stream: MediaStream;
  onFound: (gtin: string) => void;
  /** The reader cannot be had. */
  onFailed: () => void;
  onCancel: () => void;
}

/** The camera over the whole screen, until it sees a barcode. Escape cancels. */
export const BarcodeCamera = ({ stream, onFound, onFailed, onCancel }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isLit, setLit] = useState(false);
  const [canLight] = useState(() => hasTorch(stream));
  const trap = useFocusTrap();
  useHotkeys([['Escape', onCancel]], []);

  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    shown.srcObject = stream;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const begin = (read: BarcodeReader): void => {
      if (!isLeft) stop = watchForBarcode(shown, read, { onFound: found, onFailed: failed });
    };
    loadBarcodeReader().then(begin, () => {
      if (!isLeft) failed();
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [stream]);

  const light = (): void => {
    setTorch(stream, !isLit).then(
      () => setLit(!isLit),
      // A lamp that does not obey stays as it is.
      () => undefined,
    );
  };
  return createPortal(
    <div ref={trap} className={classes.view} role="dialog" aria-modal="true" aria-label="Barcode camera">
      <video
        ref={video}
        className={classes.video}
        autoPlay
        muted
        playsInline
        aria-label="What the camera sees"
      />
      <div className={classes.guide} aria-hidden />
      <p className={classes.hint} role="status">
        Hold the barcode inside the frame.
      </p>
      <div className={classes.bar}>
        <Button variant="default" size="lg" data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        {canLight && (
          <Button
            variant="default"
            size="lg"
            aria-pressed={isLit}
            leftSection={<Flashlight aria-hidden />}
            onClick={light}
          >
            Light
          </Button>
        )}
      </div>
    </div>,
    document.body,
  );
};
