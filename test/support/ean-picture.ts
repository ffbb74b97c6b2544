/** Patterns of EAN-13 digits (ISO/IEC 15420): seven modules per digit, 1 is a bar. R is L inverted, G is R reversed. */
const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const inverted = (modules: string): string => [...modules].map((bit) => (bit === '1' ? '0' : '1')).join('');
const backwards = (modules: string): string => [...modules].toReversed().join('');
/** Sets of the six left digits by the first digit, which has no bars of its own. */
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** Returns the modules of a barcode from left to right, including guards. */
const modulesOf = (digits: string): string => {
  const [first = 0, ...others] = [...digits].map(Number);
  const sets = parities[first] ?? '';
  const half = (part: number[], code: (digit: number, at: number) => string): string =>
    part.map(code).join('');
  const onLeft = half(others.slice(0, 6), (digit, at) =>
    sets[at] === 'G' ? backwards(inverted(left[digit] ?? '')) : (left[digit] ?? ''),
  );
  const onRight = half(others.slice(6), (digit) => inverted(left[digit] ?? ''));
  return `101${onLeft}01010${onRight}101`;
};

/** Draws an EAN-13 barcode in black on white with quiet zones. */
export const eanPicture = (digits: string): string => {
  const bars = [...modulesOf(digits)].map((bit, at) =>
    bit === '1' ? `<rect x="${at + 11}" y="10" width="1" height="50"/>` : '',
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 117 70" width="640" height="383">' +
    `<rect width="117" height="70" fill="#fff"/>${bars.join('')}</svg>`
  );
};
