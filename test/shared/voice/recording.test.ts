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
  ])("maps a recorder's %j to %j", (mimeType, type) => {
    expect(recordingTypeOf(mimeType)).toBe(type);
  });
});

describe('A recording inside a request', () => {
  it('API-11 defaults to base64 of webm', () => {
    expect(spokenClip.parse({ audio: 'GkXfow==' })).toEqual({
      audio: 'GkXfow==',
      content_type: 'audio/webm',
    });
    expect(spokenClip.safeParse({ audio: 'not base64!' }).success).toBe(false);
    expect(spokenClip.safeParse({ audio: '' }).success).toBe(false);
    expect(spokenClip.safeParse({ audio: 'GkXfow==', content_type: 'audio/midi' }).success).toBe(false);
  });

  it("a recording in a request can have at most 4 MB, so that the request stays below Lambda's 6 MB", () => {
    const largest = base64Of(MAX_INLINE_RECORDING_BYTES);
    expect(spokenClip.safeParse({ audio: largest }).success).toBe(true);
    expect(largest.length).toBeLessThan(6 * 1024 * 1024 - 64 * 1024);
    expect(spokenClip.safeParse({ audio: base64Of(MAX_INLINE_RECORDING_BYTES + 3) }).success).toBe(false);
  });
});

it('every reason for a missing transcript has a full sentence that says what to do', () => {
  for (const sentence of Object.values(voiceMessages))
    expect(sentence).toMatch(/^[A-Z].*\. (?:Try|Type) .*\.$|^[A-Z].*\. .*\b(?:try|type) .*\.$/);
});
