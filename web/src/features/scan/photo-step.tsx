import { type ReactNode, useEffect } from 'react';
import { type PhotoLook, PhotoPanel } from './photo-panel.tsx';
import classes from './photo-step.module.css';
import { StepTitle } from './step-title.tsx';

interface Props extends PhotoLook {
  preview: string;
  title?: ReactNode;
  note?: ReactNode;
  /** Under the photo. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step that has a photo: the photo beside what is done with it. */
export const PhotoStep = ({ preview, title, note, aside, children, ...look }: Props) => {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={classes.step}>
      {title && (
        <div className={classes.title}>
          <StepTitle note={note}>{title}</StepTitle>
        </div>
      )}
      <div className={classes.photo}>
        <PhotoPanel preview={preview} {...look} />
      </div>
      <div className={classes.work}>{children}</div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
};
