/** A packet of sound as far as its length goes. */
interface Packet {
  data: Uint8Array;
  /** Seconds, as the file tells them. */
  timestamp: number;
  duration: number;
}

interface Sound {
  codec: string | null;
  /** Hz */
  sampleRate: number;
  packets: readonly Packet[];
  /** Bytes of the whole file. */
  fileBytes: number;
}

/** Milliseconds of a frame by its configuration (RFC 6716, section 3.1): SILK, hybrid, CELT. */
const SILK = [10, 20, 40, 60];
const frameMs = (config: number): number => {
  if (config < 12) return SILK[config % 4]!;
  return config < 16 ? [10, 20][config % 2]! : [2.5, 5, 10, 20][config % 4]!;
};

/** Seconds in a packet of Opus: its frames times their length (RFC 6716, section 3.2). */
const opusSeconds = ([toc = 0, count = 0]: Uint8Array): number => {
  const frames = [1, 2, 2, count & 0x3f][toc & 3]!;
  return (frames * frameMs(toc >> 3)) / 1000;
};

/** Samples in a packet of AAC (ISO/IEC 14496-3): the least that any of its profiles packs. */
const AAC_SAMPLES = 960;

/** Bytes a second at the lowest rate of Opus, 6 kbit/s (RFC 6716, section 2.1.1): no voice takes less. */
const MIN_BYTES = 750;
/** What a file takes beside its sound: its head, and what stands around each packet. Bytes. */
const HEAD = 16_384;
const AROUND_PACKET = 64;

/**
 * How long a recording lasts at least, in seconds. What it tells of itself can be wrong, by accident or on purpose: its
 * packets tell better, and bytes that stand in no packet may be sound to whoever reads them otherwise.
 */
export const soundSeconds = ({ codec, sampleRate, packets, fileBytes }: Sound): number => {
  const last = packets.at(-1);
  const told = last ? last.timestamp + last.duration : 0;
  const heldBy = ({ data }: Packet): number => {
    if (codec === 'opus') return opusSeconds(data);
    return codec === 'aac' ? AAC_SAMPLES / sampleRate : 0;
  };
  const held = packets.reduce((sum, packet) => sum + heldBy(packet), 0);
  const read = packets.reduce((sum, { data }) => sum + data.length + AROUND_PACKET, HEAD);
  return Math.max(told, held) + Math.max(0, fileBytes - read) / MIN_BYTES;
};
