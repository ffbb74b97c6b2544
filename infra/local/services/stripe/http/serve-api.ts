import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '../../../store.ts';
import type { StripeStore } from '../store/stripe-store.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Answer, answerOf, newRequestId, refusalAnswer } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { callOf } from './calls.ts';
import { API_VERSION } from '../events/emit.ts';
import { expand } from './expand.ts';
import { decodeForm } from './form.ts';
import { fingerprintOf, type StoredAnswers } from './idempotent-responses.ts';
import { refusalOf } from './parameters.ts';
import { notHosted, Refusal } from './stripe-error.ts';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Settings {
  store: Store;
  stripeStore: StripeStore;
  answers: StoredAnswers;
  secretKey: string;
  /** Receives unsupported calls and internal errors. */
  report(error: unknown): void;
}

/** Parses a request. @throws Refusal before any side effect */
const understand = ({ method, path, query, body, headers }: ApiRequest) => {
  const version = headers['stripe-version'];
  // Only one version is supported: a caller that pins another would misread the responses.
  if (version !== undefined && version !== API_VERSION)
    throw notHosted(`the API version ${String(version)}, only ${API_VERSION}`);
  const { call, id } = callOf(method, path);
  const form = [query, body].filter((part) => part !== '').join('&');
  const parsed = call.parameters.safeParse(decodeForm(form));
  if (!parsed.success) throw refusalOf(parsed.error, `${method} ${path}`);
  return { call, id, form, input: parsed.data };
};

/** Handles API requests: authenticates, parses, runs the call once, and stores the response for an idempotency key. */
export const createApi = ({ store, stripeStore, answers, secretKey, report }: Settings) => {
  const run = (
    { call, id, form, input }: ReturnType<typeof understand>,
    request: ApiRequest,
    requestId: string,
  ): Answer => {
    const key = request.method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
    const fingerprint = fingerprintOf(request.method, request.path, form);
    const more: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const kept = key === undefined ? undefined : answers.find(key, fingerprint, stripeStore.now());
    if (kept)
      return answerOf(kept.status, kept.body, requestId, {
        ...more,
        'idempotent-replayed': 'true',
        'original-request': kept.request,
      });
    const remember = (answer: Answer): Answer => {
      const { status, body } = answer;
      if (key !== undefined)
        answers.keep(key, { fingerprint, request: requestId, status, body }, stripeStore.now());
      return answer;
    };
    const { expand: paths = [], ...parameters } = input as { expand?: string[] };
    const cause = { id: requestId, idempotency_key: key ?? null };
    try {
      return inTransaction(store, () =>
        remember(
          answerOf(
            200,
            expand(stripeStore, call.run({ ...stripeStore, cause }, parameters, id), paths),
            requestId,
            more,
          ),
        ),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A 501 of the local Stripe is not a response of Stripe's, so it is not stored.
      return error.status === 501 ? refuse(error, requestId) : remember(refusalAnswer(error, requestId));
    }
  };

  const refuse = (error: Refusal, requestId: string): Answer => {
    if (error.status === 501) report(error);
    return refusalAnswer(error, requestId);
  };

  return (request: ApiRequest): Answer => {
    const requestId = newRequestId();
    try {
      authenticate(request.headers.authorization, secretKey);
      return run(understand(request), request, requestId);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, requestId);
      report(error);
      const message = 'The local Stripe failed. Its log says why.';
      return refusalAnswer(new Refusal(500, { type: 'api_error', message }), requestId);
    }
  };
};
