import { type ReactNode, useEffect } from 'react';
import type { MealPhotos } from './meal-photos.ts';
import { type PhotoLook, PhotoPanel } from './photo-panel.tsx';
import classes from './photo-step.module.css';
import { PhotoStrip } from './photo-strip.tsx';
import { StepTitle } from '../step-title.tsx';

interface Props extends PhotoLook {
  photos: MealPhotos;
  onRemovePhoto?: ((id: string) => void) | undefined;
  /** Button that adds another photo. */
  add?: ReactNode;
  title?: ReactNode;
  note?: ReactNode;
  /** Content below the photos. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of a step with photos: the entry's photo large, the others below, beside the actions. */
export const PhotoStep = ({ photos, onRemovePhoto, add, title, note, aside, children, ...look }: Props) => {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const [first] = photos;
  const isMany = photos.length > 1;
  return (
    <div className={classes.step}>
      {title && (
        <div className={classes.title}>
          <StepTitle note={note}>{title}</StepTitle>
        </div>
      )}
      <div className={classes.photo}>
        {first && <PhotoPanel jpeg={first.jpeg} isOneOfMany={isMany} {...look} />}
        {isMany && (
          <PhotoStrip photos={photos} isBeingRead={look.isBeingRead ?? false} onRemove={onRemovePhoto} />
        )}
        {add}
      </div>
      <div className={classes.work}>{children}</div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
};
