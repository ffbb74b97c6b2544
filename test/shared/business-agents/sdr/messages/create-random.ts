/** Returns numbers from 0 to below 1, always the same ones. */
export const createRandom = (): (() => number) => {
  let state = 7;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff) / 0x80_00_00_00;
};
