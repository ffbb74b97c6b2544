import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { MAX_CLIP_SECONDS, type RecordingType } from '#shared/voice/recording.ts';
import type { StreamableSound } from '../../platform/speech/speech-stream.ts';
import { soundSeconds } from './sound-seconds.ts';

const formats = {
  'audio/webm': [WEBM, MATROSKA],
  'audio/ogg': [OGG],
  'audio/mp4': [MP4, QTFF],
  'audio/wav': [WAVE],
} as const satisfies Record<RecordingType, unknown>;

/** Opus always decodes to this rate (RFC 7845, section 5.1), Hz. */
const OPUS_RATE = 48_000;

/** Returns whether browsers record this codec. The duration of others is unknown. */
const isKnown = (codec: string | null): boolean =>
  codec === 'opus' || codec === 'aac' || codec?.startsWith('pcm-') === true;

const packetsOf = async (track: InputAudioTrack) => {
  const packets = [];
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  } catch (error) {
    // If a recording breaks off, the packets before are used.
    if (packets.length === 0) throw error;
  }
  return packets;
};

type Packets = Awaited<ReturnType<typeof packetsOf>>;

/** Moves Opus packets to an Ogg container without decoding them. */
const oggOf = async (track: InputAudioTrack, packets: Packets): Promise<StreamableSound> => {
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for (const packet of packets) await source.add(packet, decoderConfig ? { decoderConfig } : undefined);
  await output.finalize();
  return { encoding: 'ogg-opus', sampleRate: OPUS_RATE, bytes: new Uint8Array(output.target.buffer!) };
};

const pcmOf = async (track: InputAudioTrack, packets: Packets): Promise<StreamableSound> => ({
  encoding: 'pcm',
  sampleRate: await track.getSampleRate(),
  bytes: Buffer.concat(packets.map(({ data }) => data)),
});

/** Returns the audio in a format that the stream accepts, or null for AAC and stereo PCM. */
const streamableOf = async (track: InputAudioTrack, packets: Packets): Promise<StreamableSound | null> => {
  const codec = await track.getCodec();
  if (codec === 'opus') return oggOf(track, packets);
  const isPlain = codec === 'pcm-s16' && (await track.getNumberOfChannels()) === 1;
  return isPlain ? pcmOf(track, packets) : null;
};

/** The content of a recording. */
export interface OpenedRecording {
  /** Minimum duration; 0 if nothing was recorded. */
  seconds: number;
  /** null if it cannot be streamed because it is too long or has another format. */
  sound: StreamableSound | null;
}

/**
 * Opens a recording.
 * @throws Error if the bytes are not audio of this type
 */
export const openRecording = async (bytes: Uint8Array, type: RecordingType): Promise<OpenedRecording> => {
  using input = new Input({ source: new BufferSource(bytes), formats: [...formats[type]] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('The recording has no audio.');
  const codec = await track.getCodec();
  if (!isKnown(codec)) throw new Error('The audio has a different format.');
  const packets = await packetsOf(track);
  const sampleRate = await track.getSampleRate();
  const seconds = soundSeconds({ codec, sampleRate, packets, fileBytes: bytes.length });
  const isClip = packets.length > 0 && seconds <= MAX_CLIP_SECONDS;
  return { seconds, sound: isClip ? await streamableOf(track, packets) : null };
};
