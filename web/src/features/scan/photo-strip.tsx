import { ActionIcon } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { RulerBar } from '#web/ui/ruler-bar.tsx';
import { BlobImage } from './blob-image.tsx';
import type { MealPhotos, Photo } from './meal-photos.ts';
import classes from './photo-strip.module.css';

interface Props {
  photos: MealPhotos;
  isBeingRead: boolean;
  onRemove?: ((id: string) => void) | undefined;
}

/** All photos of the meal, numbered, each with how far it got and what is wrong with it. */
export const PhotoStrip = ({ photos, isBeingRead, onRemove }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string): void => {
    flushSync(() => onRemove?.(id));
    // Its button is gone: the keyboard stays among the photos, unless another step has opened.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className={classes.strip} aria-label="Photos of this meal" tabIndex={-1}>
      {photos.map((photo, index) => (
        <Thumbnail
          key={photo.id}
          photo={photo}
          name={`Photo ${index + 1}`}
          isBeingRead={isBeingRead}
          onRemove={onRemove && (() => remove(photo.id))}
        />
      ))}
    </ul>
  );
};

interface ThumbnailProps {
  photo: Photo;
  name: string;
  isBeingRead: boolean;
  onRemove: (() => void) | undefined;
}

const Thumbnail = ({ photo, name, isBeingRead, onRemove }: ThumbnailProps) => (
  <li className={classes.thumbnail} data-fault={photo.fault !== null || undefined}>
    <BlobImage className={classes.picture} blob={photo.jpeg} alt={name} />
    <span className={classes.caption}>
      <span>{name}</span>
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </ActionIcon>
      )}
    </span>
    {photo.fault !== null && <small className={classes.fault}>Please check</small>}
    {isBeingRead && (
      <RulerBar
        value={photo.sent}
        max={1}
        ticks={4}
        label={`Sending ${name.toLowerCase()}`}
        valueText={`${Math.round(photo.sent * 100)}% sent`}
      />
    )}
  </li>
);
