import { t } from '#web/lib/language/translate.ts';
import { BlobImage } from './blob-image.tsx';
import classes from './photo-panel.module.css';

export interface PhotoLook {
  /** Shows a scanning animation over the photo. */
  isBeingRead?: boolean;
  /** Leaves space for the actions on phones. */
  isCompact?: boolean;
}

interface Props extends PhotoLook {
  jpeg: Blob;
  /** Whether the photo is also one of the thumbnails below. */
  isOneOfMany: boolean;
}

/** The taken photo on the table background. */
export const PhotoPanel = ({ jpeg, isOneOfMany, isBeingRead = false, isCompact = false }: Props) => (
  <div
    className={classes.panel}
    data-compact={isCompact || undefined}
    data-among-others={isOneOfMany || undefined}
  >
    <BlobImage className={classes.photo} blob={jpeg} alt={t('Your meal')} />
    {isBeingRead && <span className={classes.beam} aria-hidden />}
  </div>
);
