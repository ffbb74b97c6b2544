import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { BlobImage } from './blob-image.tsx';
import type { MealPhotos, Photo } from './meal-photos.ts';
import classes from './photo-strip.module.css';

interface Props {
  photos: MealPhotos;
  isBeingRead: boolean;
  onRemove?: ((id: string) => void) | undefined;
}

/** Thumbnails of all photos of the meal, numbered, with upload progress and errors. */
export const PhotoStrip = ({ photos, isBeingRead, onRemove }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string): void => {
    flushSync(() => onRemove?.(id));
    // The clicked button is gone: keep the keyboard focus among the photos, unless another step has opened.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className={classes.strip} aria-label={t('Photos of this meal')} tabIndex={-1}>
      {photos.map((photo, index) => (
        <Thumbnail
          key={photo.id}
          photo={photo}
          number={index + 1}
          isBeingRead={isBeingRead}
          onRemove={onRemove && (() => remove(photo.id))}
        />
      ))}
    </ul>
  );
};

interface ThumbnailProps {
  photo: Photo;
  /** Its position, from 1. */
  number: number;
  isBeingRead: boolean;
  onRemove: (() => void) | undefined;
}

const Thumbnail = ({ photo, number, isBeingRead, onRemove }: ThumbnailProps) => (
  <li className={classes.thumbnail} data-fault={photo.fault !== null || undefined}>
    <BlobImage className={classes.picture} blob={photo.jpeg} alt={t('Photo {number}', { number })} />
    <span className={classes.caption}>
      <span>{t('Photo {number}', { number })}</span>
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={t('Remove photo {number}', { number })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </ActionIcon>
      )}
    </span>
    {photo.fault !== null && <small className={classes.fault}>{t('Please check')}</small>}
    {isBeingRead && (
      <RulerBar
        value={photo.sent}
        max={1}
        ticks={4}
        label={t('Sending photo {number}', { number })}
        valueText={t('{share} sent', { share: formatPercent(photo.sent) })}
      />
    )}
  </li>
);
