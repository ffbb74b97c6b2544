import { t } from '#web/lib/language/translate.ts';
import classes from './queue-card.module.css';

/** Returns a ref callback that shows a photo and releases it on unmount. */
const showing =
  (jpeg: Blob) =>
  (picture: HTMLImageElement): (() => void) => {
    const address = URL.createObjectURL(jpeg);
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  };

/** Adds IDs to the photos: a photo is identified by its position. */
const named = (jpegs: readonly Blob[]) => jpegs.map((jpeg, index) => ({ jpeg, id: `photo-${index}` }));

/** Previews of queued photos, so that the user recognizes the meal. */
export const QueuedPhotosView = ({ jpegs }: { jpegs: readonly Blob[] }) => (
  <div className={classes.photos}>
    {named(jpegs).map(({ jpeg, id }) => (
      <img key={id} ref={showing(jpeg)} alt={t('Photo waiting to sync')} />
    ))}
  </div>
);
