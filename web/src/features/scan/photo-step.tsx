import type { ReactNode } from 'react';
import { PhotoPanel } from './photo-panel.tsx';
import classes from './photo-step.module.css';
import { StepTitle } from './step-title.tsx';

interface Props {
  preview: string;
  title?: ReactNode;
  note?: ReactNode;
  isBeingRead?: boolean;
  /** Under the photo. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step that has a photo: the photo beside what is done with it. */
export const PhotoStep = ({ preview, title, note, isBeingRead = false, aside, children }: Props) => (
  <div className={classes.step}>
    {title && (
      <div className={classes.title}>
        <StepTitle note={note}>{title}</StepTitle>
      </div>
    )}
    <div className={classes.photo}>
      <PhotoPanel preview={preview} isBeingRead={isBeingRead} />
    </div>
    <div className={classes.work}>{children}</div>
    {aside && <div className={classes.aside}>{aside}</div>}
  </div>
);
