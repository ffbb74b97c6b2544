import { createServer, type ServerHttp2Stream } from 'node:http2';
import { listenHttp2 } from './listen-http2.ts';

/** What Amazon Polly does in a test: respond, reject, break off midway by connection or stream, or hang. */
export type PollyScript =
  | { sound: Buffer }
  | { refuse: string; status: number }
  | 'cut'
  | 'reset'
  | 'hang up'
  | 'hang';

/** Starts a scripted server with Amazon Polly's protocol. */
export const startScriptedPolly = async () => {
  let script: PollyScript = 'hang';
  let asked: Record<string, unknown>[] = [];

  const play = (stream: ServerHttp2Stream, now: PollyScript): void => {
    if (now === 'hang') return;
    if (now === 'hang up') return stream.session?.destroy();
    if (now === 'cut' || now === 'reset') {
      stream.respond({ ':status': 200, 'content-type': 'audio/mpeg' });
      const breakOff = () =>
        now === 'cut' ? stream.session?.destroy() : stream.destroy(new Error('Reset by the script.'));
      stream.write(Buffer.alloc(1_000), () => setImmediate(breakOff));
    } else if ('refuse' in now) {
      stream.respond({ ':status': now.status, 'x-amzn-errortype': now.refuse });
      stream.end(JSON.stringify({ message: 'Refused by the script.' }));
    } else {
      stream.respond({ ':status': 200, 'content-type': 'audio/mpeg' });
      stream.end(now.sound);
    }
  };

  const server = createServer();
  server.on('stream', (stream) => {
    const now = script;
    const parts: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      play(stream, now);
    });
  });
  const listening = await listenHttp2(server);

  return {
    ...listening,
    play: (next: PollyScript): void => {
      script = next;
      asked = [];
    },
    /** Returns the inputs since the last script. */
    asked: () => asked,
  };
};
