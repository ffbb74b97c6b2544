/** Sizes, smallest first. In a table 'any' means that the size does not matter. */
export type Size = 'mini' | 'small' | 'medium' | 'large' | 'huge';

const sizes: ReadonlyMap<string, Size> = new Map(
  Object.entries({
    mini: 'mini',
    miniature: 'mini',
    tiny: 'mini',
    bitesize: 'mini',
    slider: 'mini',
    funsize: 'mini',
    snacksize: 'mini',
    small: 'small',
    kid: 'small',
    child: 'small',
    childs: 'small',
    little: 'small',
    thin: 'small',
    medium: 'medium',
    regular: 'medium',
    average: 'medium',
    normal: 'medium',
    standard: 'medium',
    large: 'large',
    big: 'large',
    thick: 'large',
    king: 'large',
    huge: 'huge',
    massive: 'large',
    enormous: 'large',
    heaped: 'large',
    heaping: 'large',
    generous: 'large',
    family: 'huge',
    jumbo: 'huge',
    giant: 'huge',
    sharing: 'huge',
  } satisfies Record<string, Size>),
);

/** Returns the size of a word. */
export const sizeOf = (word: string): Size | null => sizes.get(word) ?? null;

/** Factor relative to a medium one, if the table has no such size. */
export const sizeFactor: Readonly<Record<Size, number>> = {
  mini: 0.35,
  small: 0.75,
  medium: 1,
  large: 1.3,
  huge: 1.6,
};
