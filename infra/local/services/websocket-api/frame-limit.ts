const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Returns the size of a frame's header in bytes, or undefined until its second byte has arrived. */
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
 * Watches a socket for frames that exceed the limit, detected as soon as the header arrives (RFC 6455, 5.2). The
 * WebSocket library only limits whole messages.
 * @param limit payload of one frame, bytes
 * @param tooLong called once
 * @returns a listener for the socket's data
 */
export const limitFrames = (limit: number, tooLong: () => void): ((data: Buffer) => void) => {
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
