import { describe, expect, it } from 'vitest';
import { MAX_INLINE_RECORDING_BYTES, recordingTypeOf } from '#shared/voice/recording.ts';
import { spokenClip } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';

const base64Of = (bytes: number): string => Buffer.alloc(bytes).toString('base64');

describe('The type of a recording', () => {
  it.each([
    ['audio/webm', 'audio/webm'],
    ['audio/webm;codecs=opus', 'audio/webm'],
    ['audio/WebM; codecs="opus"', 'audio/webm'],
    ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
    ['audio/ogg', 'audio/ogg'],
    ['audio/wav', 'audio/wav'],
    ['video/webm', null],
    ['audio/midi', null],
    ['', null],
  ])('of a recorder that says %j is %j', (mimeType, type) => {
    expect(recordingTypeOf(mimeType)).toBe(type);
  });
});

describe('A recording inside a request', () => {
  it('API-11 is base64 of webm unless it says otherwise', () => {
    expect(spokenClip.parse({ audio: 'GkXfow==' })).toEqual({
      audio: 'GkXfow==',
      content_type: 'audio/webm',
    });
    expect(spokenClip.safeParse({ audio: 'not base64!' }).success).toBe(false);
    expect(spokenClip.safeParse({ audio: '' }).success).toBe(false);
    expect(spokenClip.safeParse({ audio: 'GkXfow==', content_type: 'audio/midi' }).success).toBe(false);
  });

  it('has at most 4 MB, which with its envelope stays below the 6 MB of a function', () => {
    const largest = base64Of(MAX_INLINE_RECORDING_BYTES);
    expect(spokenClip.safeParse({ audio: largest }).success).toBe(true);
    expect(largest.length).toBeLessThan(6 * 1024 * 1024 - 64 * 1024);
    expect(spokenClip.safeParse({ audio: base64Of(MAX_INLINE_RECORDING_BYTES + 3) }).success).toBe(false);
  });
});

it('Every reason for no words comes with whole sentences that say what to do', () => {
  for (const sentence of Object.values(voiceMessages)) expect(sentence).toMatch(/^[A-Z].*[Pp]lease .*\.$/);
});
