import { randomUUID } from 'node:crypto';
import type { AwsError } from '../../gateway/aws-error.ts';
import { eventCodec } from './signed-events.ts';

const text = (value: string) => ({ type: 'string' as const, value });

/**
 * Creates an event with a transcript as one final result, with the confidence of its words if known. Source: Amazon Transcribe API Reference, 'TranscriptEvent'.
 */
export const transcriptEvent = (words: string, confidence?: number): Uint8Array => {
  const result = {
    ResultId: randomUUID(),
    StartTime: 0,
    EndTime: 0,
    IsPartial: false,
    Alternatives: [
      {
        Transcript: words,
        Items:
          confidence === undefined
            ? []
            : words.split(' ').map((Content) => ({ Content, Type: 'pronunciation', Confidence: confidence })),
      },
    ],
  };
  return eventCodec.encode({
    headers: {
      ':message-type': text('event'),
      ':event-type': text('TranscriptEvent'),
      ':content-type': text('application/json'),
    },
    body: Buffer.from(JSON.stringify({ Transcript: { Results: words === '' ? [] : [result] } })),
  });
};

/** Creates an event for an error after the stream was accepted. */
export const exceptionEvent = ({ code, message }: Pick<AwsError, 'code' | 'message'>): Uint8Array =>
  eventCodec.encode({
    headers: {
      ':message-type': text('exception'),
      ':exception-type': text(code),
      ':content-type': text('application/json'),
    },
    body: Buffer.from(JSON.stringify({ Message: message })),
  });
