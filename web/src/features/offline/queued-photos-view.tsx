import { t } from '#web/lib/language/translate.ts';
import classes from './queue-card.module.css';

/** Gives a picture its photo, for as long as it is shown. */
const showing =
  (jpeg: Blob) =>
  (picture: HTMLImageElement): (() => void) => {
    const address = URL.createObjectURL(jpeg);
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  };

/** A photo has no name of its own: its place among the others is what it is told by. */
const named = (jpegs: readonly Blob[]) => jpegs.map((jpeg, index) => ({ jpeg, id: `photo-${index}` }));

/** Photos that wait, to tell by what is on the plate. */
export const QueuedPhotosView = ({ jpegs }: { jpegs: readonly Blob[] }) => (
  <div className={classes.photos}>
    {named(jpegs).map(({ jpeg, id }) => (
      <img key={id} ref={showing(jpeg)} alt={t('Photo that waits')} />
    ))}
  </div>
);
