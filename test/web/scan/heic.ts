const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(8 + body.length), Buffer.from(type), body]);
};

/** Creates the boxes of a phone's HEIC file, with a size but no real pixels. */
export const aHeic = ({ width, height } = { width: 4032, height: 3024 }): Buffer => {
  const size = box('ispe', uint32(0), uint32(width), uint32(height));
  const tile = box('ispe', uint32(0), uint32(512), uint32(512));
  return Buffer.concat([
    box('ftyp', Buffer.from('heic'), uint32(0), Buffer.from('mif1heic')),
    box('meta', uint32(0), box('iprp', box('ipco', tile, size))),
    box('mdat', Buffer.alloc(64)),
  ]);
};
