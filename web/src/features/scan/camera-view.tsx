import { Button } from '@mantine/core';
import { useFocusTrap, useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './camera-view.module.css';

interface Props {
  stream: MediaStream;
  onCapture: (video: HTMLVideoElement | null) => Promise<void>;
  onCancel: () => void;
}

/** The camera over the whole screen. Escape cancels. */
export const CameraView = ({ stream, onCapture, onCancel }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isTaking, setIsTaking] = useState(false);
  // A second press arrives before the button is seen as disabled.
  const isBusy = useRef(false);
  const trap = useFocusTrap();
  useHotkeys([['Escape', onCancel]], []);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const capture = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsTaking(true);
    await onCapture(video.current);
    setIsTaking(false);
    isBusy.current = false;
  };

  return createPortal(
    <div ref={trap} className={classes.view} role="dialog" aria-modal="true" aria-label="Camera">
      <video
        ref={video}
        className={classes.video}
        autoPlay
        muted
        playsInline
        aria-label="What the camera sees"
      />
      <svg className={classes.guide} viewBox="-50 -50 100 100" aria-hidden>
        <circle r="46" />
      </svg>
      <div className={classes.bar}>
        <Button variant="default" size="lg" className={classes.cancel ?? ''} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="lg" data-autofocus disabled={isTaking} onClick={() => void capture()}>
          Capture Photo
        </Button>
      </div>
    </div>,
    document.body,
  );
};
