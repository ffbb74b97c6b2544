/** The fields of an audio packet that determine its duration. */
interface Packet {
  data: Uint8Array;
  /** Seconds according to the file. */
  timestamp: number;
  duration: number;
}

interface Sound {
  codec: string | null;
  /** Hz. */
  sampleRate: number;
  packets: readonly Packet[];
  /** Size of the whole file in bytes. */
  fileBytes: number;
}

/** Frame durations in ms by configuration (RFC 6716, section 3.1): SILK, hybrid, CELT. */
const SILK = [10, 20, 40, 60];
const frameMs = (config: number): number => {
  if (config < 12) return SILK[config % 4]!;
  return config < 16 ? [10, 20][config % 2]! : [2.5, 5, 10, 20][config % 4]!;
};

/** Returns the seconds in an Opus packet: number of frames times their duration (RFC 6716, section 3.2). */
const opusSeconds = ([toc = 0, count = 0]: Uint8Array): number => {
  const frames = [1, 2, 2, count & 0x3f][toc & 3]!;
  return (frames * frameMs(toc >> 3)) / 1000;
};

/** Samples per AAC packet (ISO/IEC 14496-3): the minimum of all profiles. */
const AAC_SAMPLES = 960;

/** Bytes per second at the lowest Opus bitrate of 6 kbit/s (RFC 6716, section 2.1.1). */
const MIN_BYTES = 750;
/** Bytes that a file needs besides audio: its header and the overhead per packet. */
const HEAD = 16_384;
const AROUND_PACKET = 64;

/**
 * Returns the minimum duration of a recording in seconds. Its metadata can be wrong or forged, so the packets count,
 * and bytes outside of packets are treated as possible audio.
 */
export const soundSeconds = ({ codec, sampleRate, packets, fileBytes }: Sound): number => {
  const last = packets.at(-1);
  const lastEnd = last ? last.timestamp + last.duration : 0;
  const heldBy = ({ data }: Packet): number => {
    if (codec === 'opus') return opusSeconds(data);
    return codec === 'aac' ? AAC_SAMPLES / sampleRate : 0;
  };
  const held = packets.reduce((sum, packet) => sum + heldBy(packet), 0);
  const read = packets.reduce((sum, { data }) => sum + data.length + AROUND_PACKET, HEAD);
  return Math.max(lastEnd, held) + Math.max(0, fileBytes - read) / MIN_BYTES;
};
