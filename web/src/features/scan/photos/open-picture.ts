import { t } from '#web/lib/language/translate.ts';
import { isSizeAllowed } from '#shared/photos/picture-size.ts';
import { declaredSizeOf } from './declared-size.ts';
import { encodePhoto } from './encode-photo.ts';
import { KIND_BYTES, type PictureKind, pictureKindOf } from './picture-kind.ts';
import { isCompletePicture } from './is-complete-picture.ts';

/** More than a 64-megapixel photo needs, and small enough for a phone's memory. Bytes. */
const MAX_FILE_BYTES = 40 * 1024 * 1024;

const refusals: Partial<Record<PictureKind, string>> = {
  gif: t('GIFs can’t be analyzed. Choose a JPEG, PNG or WebP photo.'),
  svg: t('SVGs aren’t supported. Choose a JPEG, PNG or WebP photo.'),
  pdf: t('PDFs aren’t supported. Choose a JPEG, PNG or WebP photo.'),
  video: t('Videos can’t be analyzed. Choose a JPEG, PNG or WebP photo.'),
  unknown: t('This file type isn’t supported. Choose a JPEG, PNG or WebP photo.'),
};

const CANNOT_OPEN = t('This browser can’t open this file. Choose a JPEG, PNG or WebP photo.');
const HEIC_UNKNOWN = t(
  'This browser can’t open HEIC photos. Save it as a JPEG, or set your iPhone camera to “Most Compatible” (Settings > Camera > Formats).',
);

/** Returns the picture type of a file. @throws Error with a user-facing message */
const checkedKind = async (file: Blob): Promise<PictureKind> => {
  if (file.size === 0) throw new Error(t('This file is empty. Choose another one.'));
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  const refusal = refusals[kind];
  if (refusal) throw new Error(refusal);
  if (file.size > MAX_FILE_BYTES) {
    throw new Error(t('This file is larger than 40 MB. Choose a smaller one.'));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = declaredSizeOf(bytes, kind);
  if (size && !isSizeAllowed(size)) {
    throw new Error(t('This photo has more than 64 megapixels. Choose a smaller one.'));
  }
  if (!size || !isCompletePicture(bytes, kind)) {
    throw new Error(t('This file is damaged or incomplete. Choose it again or pick another one.'));
  }
  return kind;
};

/**
 * Converts any photo that this browser can decode to an upright JPEG on white, as small as a captured frame. The type
 * is determined by content, and nothing is decoded before its size is known.
 * @throws Error with a user-facing message if the file is not a photo, too large, or of an unsupported type
 */
export const openPicture = async (file: Blob): Promise<Blob> => {
  const kind = await checkedKind(file);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new Error(kind === 'heic' ? HEIC_UNKNOWN : CANNOT_OPEN, { cause });
    },
  );
  try {
    return await encodePhoto(picture, picture);
  } finally {
    picture.close();
  }
};
