import { MAX_MEAL_PHOTOS } from '#shared/scan/photo-source.ts';

/** A taken photo. It is kept until its meal is logged or the person cancels, whatever fails in between. */
export interface Photo {
  id: string;
  jpeg: Blob;
  /** Key of the stored photo; null until it is stored. */
  key: string | null;
  /** Share that has been sent, 0 to 1. */
  sent: number;
  /** Why this one could not be stored or read. */
  fault: string | null;
}

/** The photos of one meal, the entry's own first. */
export type MealPhotos = readonly Photo[];

/** What is wrong with a photo; one that the server does not take has to be sent anew. */
export interface PhotoFault {
  id: string;
  message: string;
  refused: boolean;
}

export const newPhoto = (jpeg: Blob): Photo => ({
  id: crypto.randomUUID(),
  jpeg,
  key: null,
  sent: 0,
  fault: null,
});

/** How many more photos of the meal there is room for. */
export const roomFor = (photos: MealPhotos): number => MAX_MEAL_PHOTOS - photos.length;

export const withPhoto = (photos: MealPhotos, id: string, change: Partial<Photo>): MealPhotos =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));

export const withoutPhoto = (photos: MealPhotos, id: string): MealPhotos =>
  photos.filter((photo) => photo.id !== id);

/** The photos as another attempt begins. */
export const withoutFaults = (photos: MealPhotos): MealPhotos =>
  photos.map((photo) => ({ ...photo, fault: null, sent: photo.key === null ? 0 : 1 }));

export const withFaults = (photos: MealPhotos, faults: readonly PhotoFault[]): MealPhotos =>
  photos.map((photo) => {
    const found = faults.find(({ id }) => id === photo.id);
    return found ? { ...photo, fault: found.message, key: found.refused ? null : photo.key } : photo;
  });

/** How much of all photos has been sent, 0 to 1. */
export const sentOf = (photos: MealPhotos): number =>
  photos.reduce((sum, { sent }) => sum + sent, 0) / Math.max(1, photos.length);

/** Key of the photo that the entry shows. */
export const entryPhotoOf = (photos: MealPhotos): string | null => photos[0]?.key ?? null;
