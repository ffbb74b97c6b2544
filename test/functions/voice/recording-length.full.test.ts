import { beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from '#functions/voice/recording/read-recording.ts';
import { silence, spoken } from '#test/support/synthetic-speech.ts';

const tooLong = { code: 'RECORDING_TOO_LONG' };
let minute: Buffer;
beforeAll(async () => {
  const sentence = 'two scrambled eggs and a slice of toast for breakfast.';
  minute = await spoken(Array.from({ length: 18 }, () => sentence).join(' '), 'ogg');
});

/** Returns the positions of a byte sequence. */
const placesOf = (bytes: Buffer, wanted: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) places.push(at);
  return places;
};

/** A WAV recording whose header declares one second. */
const shortByItsHead = (wav: Buffer): Buffer => {
  const copy = Buffer.from(wav);
  copy.writeUInt32LE(32_000, copy.indexOf('data') + 4);
  return copy;
};

/** A WebM recording whose clusters all start at 0. */
const withoutTime = (webm: Buffer): Buffer => {
  const copy = Buffer.from(webm);
  for (const cluster of placesOf(webm, Buffer.from('1f43b675', 'hex'))) {
    const time = copy.indexOf(0xe7, cluster + 5);
    copy.fill(0, time + 2, time + 2 + (copy[time + 1]! & 0x7f));
  }
  return copy;
};

/** An MP4 recording whose packets declare almost no duration. */
const hasty = (mp4: Buffer): Buffer => {
  const copy = Buffer.from(mp4);
  const [table] = placesOf(mp4, Buffer.from('stts'));
  for (let entry = 0; entry < copy.readUInt32BE(table! + 8); entry += 1)
    copy.writeUInt32BE(1, table! + 16 + entry * 8);
  return copy;
};

describe('The length of a recording', () => {
  it.each(['webm', 'ogg', 'mp4', 'wav'] as const)(
    'measures the length correctly for %s',
    async (container) => {
      const { seconds } = await readRecording(await silence(9, container), `audio/${container}`);
      expect(seconds).toBeGreaterThan(8.4);
      expect(seconds).toBeLessThan(9.5);
    },
  );

  it('decides between an immediate answer and a job: up to 12 s fit into a request', async () => {
    const heardAtOnce = async (seconds: number) =>
      (await readRecording(await silence(seconds), 'audio/webm')).sound !== null;
    expect([await heardAtOnce(11), await heardAtOnce(13)]).toEqual([true, false]);
  });

  it('the length of a recording cannot be understated by a WAV header', async () => {
    const wav = shortByItsHead(await silence(602, 'wav'));
    await expect(readRecording(wav, 'audio/wav')).rejects.toMatchObject(tooLong);
  });

  it('the length of a recording cannot be understated by WebM timestamps', async () => {
    const webm = withoutTime(await silence(602));
    await expect(readRecording(webm, 'audio/webm')).rejects.toMatchObject(tooLong);
  });

  it('the length of a recording cannot be understated by MP4 timestamps', async () => {
    const mp4 = hasty(await silence(680, 'mp4'));
    await expect(readRecording(mp4, 'audio/mp4')).rejects.toMatchObject(tooLong);
  });

  it('the length of a recording cannot be understated by a second, appended Ogg file', async () => {
    const { seconds } = await readRecording(minute, 'audio/ogg');
    expect(seconds).toBeGreaterThan(45);
    const chain = Buffer.concat(Array.from({ length: 14 }, () => minute));
    await expect(readRecording(chain, 'audio/ogg')).rejects.toMatchObject(tooLong);
  });
});
