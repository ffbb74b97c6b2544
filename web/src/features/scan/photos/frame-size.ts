/** What a picture model needs to see, and no byte more. */
export const MAX_WIDTH = 1024;
/** Keeps a very long screenshot from becoming a huge canvas. */
const MAX_HEIGHT = 2048;

export interface Size {
  width: number;
  height: number;
}

/** Video encoders and picture models work in pairs of pixels. */
const even = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));

/** Size at which a frame is kept: never enlarged, at most 1024 wide, both sides even. Pixels. */
export const frameSizeOf = ({ width, height }: Size): Size => {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: even(width * scale), height: even(height * scale) };
};
