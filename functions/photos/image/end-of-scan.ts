const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Returns the end of a JPEG scan that starts at `from`: the next marker other than stuffing or a restart. Source: ITU-T
 * T.81, annex B.1.1.5.
 * @throws RangeError if it has no end
 */
export const endOfScan = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new RangeError('The scan has no end.');
    const marker = bytes.readUInt8(at + 1);
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
    at += marker === 0xff ? 1 : 2;
  }
};
