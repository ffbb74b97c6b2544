import { t } from '#web/lib/language/translate.ts';
import { useFocusTrap, useHotkeys, useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './camera-view.module.css';

interface Props {
  /** Accessible name of the dialog. */
  label: string;
  stream: MediaStream;
  /** Ref of the video element. */
  video: Ref<HTMLVideoElement>;
  /** Overlay that shows where to hold the object. */
  guide: ReactNode;
  /** Text below the picture. */
  hint?: string;
  /** Buttons. */
  children: ReactNode;
  onCancel: () => void;
}

/** Full-screen camera view that traps the focus. Escape cancels. */
export const CameraView = ({ label, stream, video, guide, hint, children, onCancel }: Props) => {
  const trap = useFocusTrap();
  useHotkeys([['Escape', onCancel]], []);
  const shown = useRef<HTMLVideoElement>(null);
  const both = useMergedRef(shown, video);
  useEffect(() => {
    if (shown.current) shown.current.srcObject = stream;
  }, [stream]);
  return createPortal(
    <div ref={trap} className={classes.view} role="dialog" aria-modal="true" aria-label={label}>
      <div className={classes.picture}>
        <video
          ref={both}
          className={classes.video}
          autoPlay
          muted
          playsInline
          aria-label={t('Camera preview')}
        />
        {guide}
      </div>
      <div className={classes.foot}>
        {hint && (
          <p className={classes.hint} role="status">
            {hint}
          </p>
        )}
        <div className={classes.bar}>{children}</div>
      </div>
    </div>,
    document.body,
  );
};
