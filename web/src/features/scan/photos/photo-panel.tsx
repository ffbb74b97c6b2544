import { t } from '#web/lib/language/translate.ts';
import { BlobImage } from './blob-image.tsx';
import classes from './photo-panel.module.css';

export interface PhotoLook {
  /** A beam runs over the photo. */
  isBeingRead?: boolean;
  /** Leaves room on a phone for what has to be done. */
  isCompact?: boolean;
}

interface Props extends PhotoLook {
  jpeg: Blob;
  /** It also stands among the small ones below. */
  isOneOfMany: boolean;
}

/** The taken photo on the table. */
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
