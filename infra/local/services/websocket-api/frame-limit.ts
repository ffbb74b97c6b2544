const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Bytes of a frame's header; undefined until its second byte is there. */
const headerSizeOf = (bytes: Buffer): number | undefined => {
  const second = bytes[1];
  if (second === undefined) return undefined;
  const length = second & 0x7f;
  const extended = length === EIGHT_BYTES ? 8 : length === TWO_BYTES ? 2 : 0;
  return 2 + extended + (second & MASKED ? 4 : 0);
};

const payloadLengthOf = (header: Buffer): number => {
  const length = header.readUInt8(1) & 0x7f;
  if (length === TWO_BYTES) return header.readUInt16BE(2);
  return length === EIGHT_BYTES ? Number(header.readBigUInt64BE(2)) : length;
};

/**
 * Watches the bytes of a socket for a frame that is too long, which is known once its header has come (RFC 6455,
 * 5.2). The WebSocket library counts whole messages only.
 * @param limit payload of one frame, bytes
 * @param tooLong called once
 * @returns takes the socket's data as it comes
 */
export const watchFrames = (limit: number, tooLong: () => void): ((data: Buffer) => void) => {
  let unread = Buffer.alloc(0);
  let toSkip = 0;
  let isOver = false;
  return (data) => {
    if (isOver) return;
    unread = Buffer.concat([unread, data]);
    for (;;) {
      const skipped = Math.min(toSkip, unread.length);
      toSkip -= skipped;
      unread = unread.subarray(skipped);
      const headerSize = headerSizeOf(unread);
      if (headerSize === undefined || unread.length < headerSize) return;
      const payload = payloadLengthOf(unread);
      if (payload > limit) {
        isOver = true;
        tooLong();
        return;
      }
      toSkip = headerSize + payload;
    }
  };
};
