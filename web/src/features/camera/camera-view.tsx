import { t } from '#web/lib/language/translate.ts';
import { useFocusTrap, useHotkeys, useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './camera-view.module.css';

interface Props {
  /** What the window is called. */
  label: string;
  stream: MediaStream;
  /** Gets the video. */
  video: Ref<HTMLVideoElement>;
  /** Over the picture: where to hold what is looked at. */
  guide: ReactNode;
  /** A line below the picture. */
  hint?: string;
  /** The buttons. */
  children: ReactNode;
  onCancel: () => void;
}

/** The camera over the whole screen; the focus stays inside. Escape cancels. */
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
          aria-label={t('What the camera sees')}
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
