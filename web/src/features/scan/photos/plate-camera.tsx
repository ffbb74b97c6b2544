import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { CameraView } from '#web/features/camera/public.ts';
import classes from './plate-camera.module.css';

interface Props {
  stream: MediaStream;
  onCapture: (video: HTMLVideoElement | null) => Promise<void>;
  onCancel: () => void;
}

/** Camera view for a plate: a click takes the photo. */
export const PlateCamera = ({ stream, onCapture, onCancel }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isTaking, setIsTaking] = useState(false);
  // A second click may come before the button is rendered as disabled.
  const isBusy = useRef(false);
  const capture = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsTaking(true);
    await onCapture(video.current);
    setIsTaking(false);
    isBusy.current = false;
  };
  const guide = (
    <svg className={classes.guide} viewBox="-50 -50 100 100" aria-hidden>
      <circle r="46" />
    </svg>
  );
  return (
    <CameraView label={t('Camera')} stream={stream} video={video} guide={guide} onCancel={onCancel}>
      <Button variant="default" size="lg" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button size="lg" data-autofocus disabled={isTaking} onClick={() => void capture()}>
        {t('Capture Photo')}
      </Button>
    </CameraView>
  );
};
