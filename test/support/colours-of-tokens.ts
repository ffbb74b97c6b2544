import { readFileSync } from 'node:fs';

const tokens = readFileSync('web/src/styles/tokens.css', 'utf8');

/** Returns a token's red, green and blue, 0 to 1, in the light and the dark theme. */
export const coloursOf = (token: string): [number[], number[]] => {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const read = (hex = ''): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [read(found?.[1]), read(found?.[2])];
};
/** Relative luminance (WCAG 2.2). */
const luminance = (colour: number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast ratio (WCAG 2.2), 1 to 21. */
export const contrast = (one: number[], other: number[]): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** Hue in degrees: red 0, green 120, blue 240. */
export const hue = ([red = 0, green = 0, blue = 0]: number[]): number =>
  ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
