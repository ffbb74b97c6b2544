/** Metadata that a phone adds to a picture, with its location. */
export const PLACE = 'GPS 52.5200N 13.4050E';

/** Creates EXIF's TIFF structure with maker, orientation and location. */
export const exifOf = (orientation: number, order: 'II' | 'MM' = 'II'): Buffer => {
  const isLittle = order === 'II';
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  const uint16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const uint32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 'latin1');
  uint16(42, 2);
  uint32(8, 4);
  uint16(3, 8);
  const entry = (index: number, tag: number, type: number, count: number): number => {
    const at = 10 + index * 12;
    uint16(tag, at);
    uint16(type, at + 2);
    uint32(count, at + 4);
    return at + 8;
  };
  uint32(tiff.length, entry(0, 0x010f, 2, PLACE.length));
  uint16(orientation, entry(1, 0x0112, 3, 1));
  uint32(tiff.length, entry(2, 0x8825, 4, 1));
  return Buffer.concat([tiff, Buffer.from(PLACE)]);
};

/** Returns the orientation of a cleaned picture from EXIF tag 0x0112, or null. */
export const orientationIn = (bytes: Buffer): number | null => {
  const tag = bytes.indexOf(Buffer.from('1201030001000000', 'hex'));
  return tag < 0 ? null : bytes.readUInt16LE(tag + 8);
};
