import { MAX_MEAL_PHOTOS } from '#shared/scan/photo-source.ts';

/** A taken photo. It is kept until its meal is logged or the user cancels, even after errors. */
export interface Photo {
  id: string;
  jpeg: Blob;
  /** Key of the stored photo; null until it is uploaded. */
  key: string | null;
  /** Uploaded share, 0 to 1. */
  sent: number;
  /** Reason why it could not be uploaded or read. */
  fault: string | null;
}

/** Photos of one meal; the first is the entry's photo. */
export type MealPhotos = readonly Photo[];

/** Error of a photo; one that the server rejects must be uploaded again. */
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

/** Returns how many more photos can be added to the meal. */
export const roomFor = (photos: MealPhotos): number => MAX_MEAL_PHOTOS - photos.length;

export const withPhoto = (photos: MealPhotos, id: string, change: Partial<Photo>): MealPhotos =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));

export const withoutPhoto = (photos: MealPhotos, id: string): MealPhotos =>
  photos.filter((photo) => photo.id !== id);

/** Returns the photos without errors, for a retry. */
export const withoutFaults = (photos: MealPhotos): MealPhotos =>
  photos.map((photo) => ({ ...photo, fault: null, sent: photo.key === null ? 0 : 1 }));

export const withFaults = (photos: MealPhotos, faults: readonly PhotoFault[]): MealPhotos =>
  photos.map((photo) => {
    const found = faults.find(({ id }) => id === photo.id);
    return found ? { ...photo, fault: found.message, key: found.refused ? null : photo.key } : photo;
  });

/** Returns the uploaded share of all photos, 0 to 1. */
export const sentOf = (photos: MealPhotos): number =>
  photos.reduce((sum, { sent }) => sum + sent, 0) / Math.max(1, photos.length);

/** Returns the key of the photo that the entry shows. */
export const entryPhotoOf = (photos: MealPhotos): string | null => photos[0]?.key ?? null;
