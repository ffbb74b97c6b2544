import { createServer, type ServerHttp2Stream } from 'node:http2';
import { exceptionEvent, transcriptEvent } from '#infra/local/services/transcribe/stream-answer.ts';
import { listenHttp2 } from './listen-http2.ts';

/** What the streaming endpoint does once the stream is open. */
export type StreamStep =
  | { say: string; confidence?: number }
  | { fail: string; message?: string }
  /** The connection breaks. */
  | 'drop'
  /** No more data arrives. */
  | 'hang';

/** A rejection before the stream opens, or the steps after it. */
export type StreamScript = { refuse: string; status: number } | readonly StreamStep[];

const bytesOf = (step: Extract<StreamStep, object>): Uint8Array =>
  'say' in step
    ? transcriptEvent(step.say, step.confidence)
    : exceptionEvent({ code: step.fail, message: step.message ?? '' });

/** Starts a scripted server with Amazon Transcribe's streaming protocol. */
export const startScriptedStream = async () => {
  let script: StreamScript = [];
  let languages: string[] = [];

  const play = (stream: ServerHttp2Stream, steps: readonly StreamStep[]): void => {
    for (const step of steps) {
      if (step === 'hang') return;
      if (step === 'drop') return void setImmediate(() => stream.session?.destroy());
      stream.write(bytesOf(step));
    }
    stream.end();
  };

  const server = createServer();
  server.on('stream', (stream, headers) => {
    languages.push(String(headers['x-amzn-transcribe-language-code']));
    const now = script;
    stream.on('error', () => undefined);
    stream.resume();
    if ('refuse' in now) {
      stream.respond({ ':status': now.status, 'x-amzn-errortype': now.refuse });
      stream.end(JSON.stringify({ Message: 'Refused by the script.' }));
      return;
    }
    stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
    play(stream, now);
  });
  const listening = await listenHttp2(server);

  return {
    ...listening,
    play: (next: StreamScript): void => {
      script = next;
      languages = [];
    },
    /** Returns the number of streams opened since the last script. */
    opened: (): number => languages.length,
    /** Returns the language of each of them. */
    languages: (): readonly string[] => languages,
  };
};
