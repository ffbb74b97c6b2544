import { timeoutFactor } from '../../options.ts';
import { randomUUID } from 'node:crypto';
import { createServer, type ServerHttp2Stream } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { type Http2Endpoint, listenHttp2 } from '../listen-http2.ts';
import type { Clock } from '../../gateway/clock.ts';
import { authorize } from '../../gateway/iam.ts';
import { jsonErrorResponse } from '../../gateway/json-refusal.ts';
import { EVENTS_PATH } from '../../gateway/payload-hash.ts';
import type { PrincipalLookup } from '../../gateway/principal.ts';
import type { AwsRequest } from '../../gateway/aws-service.ts';
import { signatureClaimOf } from '../../gateway/signature-claim.ts';
import { verifySignature } from '../../gateway/verify-signature.ts';
import { soundOf, streamSettingsOf } from './audio-stream.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import { openEvents } from './signed-events.ts';
import { exceptionEvent, transcriptEvent } from './stream-answer.ts';
import { badRequest, notInstalled } from './errors.ts';

interface Settings {
  recognizer: SpeechRecognizer;
  principalOf: PrincipalLookup;
  clock: Clock;
  report(error: unknown): void;
  /** Time limit for one stream, in ms. */
  limitMs?: number;
}

/** Amazon Transcribe's local streaming endpoint. */
export type StreamServer = Http2Endpoint;

const LIMIT_MS = 60_000;

const requestOf = (headers: IncomingHttpHeaders): AwsRequest => {
  const [path = '', query = ''] = String(headers[':path']).split('?');
  return {
    method: String(headers[':method']),
    rawUrl: String(headers[':path']),
    path,
    query: new URLSearchParams(query),
    headers,
    body: Buffer.alloc(0),
  };
};

/**
 * Serves `StartStreamTranscription` over HTTP/2 without TLS on 127.0.0.1 and a free port, the protocol of the SDK's
 * client. Verifies the request's signature, the signer's permission and each event's signature.
 */
export const startStreamServer = async (settings: Settings): Promise<StreamServer> => {
  const { recognizer, principalOf, clock, report, limitMs = LIMIT_MS } = settings;

  /** Checks a request before the stream begins. @throws AwsError when it is rejected */
  const admit = (request: AwsRequest) => {
    if (request.method !== 'POST' || request.path !== EVENTS_PATH)
      throw notImplemented(`Transcribe streaming ${request.method} ${request.path}`);
    const claim = signatureClaimOf(request);
    if (!claim)
      throw new AwsError('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);
    const principal = verifySignature(request, claim, principalOf, clock());
    authorize(principal, [{ action: 'transcribe:StartStreamTranscription', resource: '*' }]);
    const stream = streamSettingsOf(request.headers);
    if (!stream.isKnownLanguage || !recognizer.isInstalled()) throw notInstalled();
    return { stream, signer: { ...claim, secretAccessKey: principal.secretAccessKey } };
  };

  const listen = async (
    stream: ServerHttp2Stream,
    { stream: sound, signer }: ReturnType<typeof admit>,
  ): Promise<Uint8Array> => {
    const left = new AbortController();
    stream.once('close', () => left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(limitMs * timeoutFactor())]);
    try {
      const heard = await soundOf(openEvents(stream as AsyncIterable<Buffer>, signer), sound);
      return transcriptEvent(await recognizer.wordsIn(heard, signal));
    } catch (error) {
      if (error instanceof AwsError) return exceptionEvent(error);
      if (signal.aborted)
        return exceptionEvent({ code: 'ServiceUnavailableException', message: 'The work took too long.' });
      report(error);
      return exceptionEvent(badRequest('The audio could not be read.'));
    }
  };

  const serve = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> => {
    const request = requestOf(headers);
    let admitted: ReturnType<typeof admit>;
    try {
      admitted = admit(request);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const refusal = jsonErrorResponse(request, error);
      stream.respond({ ':status': refusal.status, ...refusal.headers });
      stream.end(refusal.body);
      return;
    }
    stream.respond({
      ':status': 200,
      'content-type': 'application/vnd.amazon.eventstream',
      'x-amzn-request-id': randomUUID(),
      'x-amzn-transcribe-session-id': randomUUID(),
    });
    const answer = await listen(stream, admitted);
    if (!stream.closed) stream.end(answer);
  };

  const server = createServer();
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    serve(stream, headers).catch((error: unknown) => {
      report(error);
      stream.destroy();
    });
  });
  return listenHttp2(server);
};
