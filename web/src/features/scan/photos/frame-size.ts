/** Enough for a vision model. */
const MAX_WIDTH = 1024;
/** Prevents a huge canvas for very long screenshots. */
const MAX_HEIGHT = 2048;

export interface Size {
  width: number;
  height: number;
}

/** Rounds down to an even number: video encoders and vision models work with pairs of pixels. */
const even = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));

/** Returns the stored size of a frame: never enlarged, max 1024 wide, both sides even. Pixels. */
export const frameSizeOf = ({ width, height }: Size): Size => {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: even(width * scale), height: even(height * scale) };
};
