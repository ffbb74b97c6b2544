import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Flashlight from 'lucide-react/icons/flashlight';
import { useState } from 'react';
import { CameraView, hasTorch, setTorch } from '#web/features/camera/public.ts';
import classes from './barcode-camera.module.css';
import { useBarcodeScan } from './use-barcode-scan.ts';

interface Props {
  stream: MediaStream;
  onFound: (gtin: string) => void;
  /** Called when the barcode reader cannot be loaded. */
  onFailed: () => void;
  onCancel: () => void;
}

/** Camera view that scans until it finds a barcode. */
export const BarcodeCamera = ({ stream, onFound, onFailed, onCancel }: Props) => {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isLit, setLit] = useState(false);
  const [canLight] = useState(() => hasTorch(stream));
  useBarcodeScan(video, { onFound, onFailed });
  const light = (): void => {
    setTorch(stream, !isLit).then(
      () => setLit(!isLit),
      // The flashlight may not be controllable.
      () => undefined,
    );
  };
  return (
    <CameraView
      label={t('Barcode camera')}
      stream={stream}
      video={setVideo}
      guide={<div className={classes.guide} aria-hidden />}
      hint={t('Point the camera at the barcode.')}
      onCancel={onCancel}
    >
      <Button variant="default" size="lg" data-autofocus onClick={onCancel}>
        {t('Cancel')}
      </Button>
      {canLight && (
        <Button
          variant="default"
          size="lg"
          aria-pressed={isLit}
          leftSection={<Flashlight aria-hidden />}
          onClick={light}
        >
          {t('Light')}
        </Button>
      )}
    </CameraView>
  );
};
