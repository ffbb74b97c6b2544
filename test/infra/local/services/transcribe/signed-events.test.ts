import { describe, expect, it } from 'vitest';
import { messagesIn, openEvents } from '#infra/local/services/transcribe/signed-events.ts';
import { transcriptEvent } from '#infra/local/services/transcribe/stream-answer.ts';

const inPieces = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
};

const gathered = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const signer = {
  secretAccessKey: 'secret',
  scope: { accessKeyId: 'key', day: '20261120', region: 'us-east-1', service: 'transcribe' },
  signature: 'the head',
};

describe('Messages of an event stream', () => {
  it('event stream messages can be parsed however the bytes are split', async () => {
    const messages = ['two eggs', 'and toast'].map(transcriptEvent);
    const bytes = Buffer.concat(messages);
    for (const size of [1, 3, 100, bytes.length])
      expect(await gathered(messagesIn(inPieces(bytes, size)))).toEqual(messages.map((m) => Buffer.from(m)));
  });

  it('event stream messages fail with an impossible length before they fill the memory', async () => {
    const huge = Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    await expect(gathered(messagesIn(inPieces(huge, 8)))).rejects.toMatchObject({
      code: 'BadRequestException',
    });
  });

  it('event stream messages fail without a signature', async () => {
    const bare = transcriptEvent('two eggs');
    await expect(gathered(openEvents(inPieces(bare, 50), signer))).rejects.toThrow('not signed');
  });
});
