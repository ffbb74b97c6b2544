interface DetectedText {
  rawValue: string;
}
/** The browser's text recognition, if available (Shape Detection API, W3C community draft). */
interface TextDetector {
  detect: (picture: ImageBitmapSource) => Promise<DetectedText[]>;
}

/** Maximum number of lines offered, and their length in characters. */
const MAX_LINES = 3;
const MAX_LENGTH = 60;

const hasWord = (line: string): boolean => /\p{L}{3}/u.test(line);

/**
 * Returns the longest lines of text on a photo, such as a product's name, read by the browser on the device. Empty if
 * the browser has no text recognition, which most have not.
 */
export const readLabelText = async (photo: Blob): Promise<string[]> => {
  const { TextDetector: detectors } = globalThis as { TextDetector?: new () => TextDetector };
  if (!detectors) return [];
  const picture = await createImageBitmap(photo);
  try {
    const found = await new detectors().detect(picture);
    const lines = found.map(({ rawValue }) => rawValue.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH));
    return [...new Set(lines.filter(hasWord))]
      .toSorted((one, other) => other.length - one.length)
      .slice(0, MAX_LINES);
  } finally {
    picture.close();
  }
};
