import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '#shared/http/route.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';

/**
 * The calling user: the subject of the verified access token or the owner of the API token, regardless of the request's
 * content.
 */
export interface Caller {
  user_id: string;
  /** When the session started, in epoch seconds; renewed tokens keep it. 0 without a session. */
  signed_in_at: number;
  /** ID of the session (`origin_jti`), which renewed tokens keep. Absent without a session. */
  session_id?: string;
  /** ID of the API token, if one was used. */
  token_id?: string;
  /** Whether that token may only read. */
  is_read_only?: boolean;
}

/** A request after the middleware: authenticated, parsed and with a deadline. */
export interface ApiRequest<R extends Route = Route> {
  caller: Caller;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  idempotency: Idempotency;
  /** The unparsed request, for webhooks whose sender signs the bytes. */
  raw: {
    body: string;
    headers: Readonly<Record<string, string | undefined>>;
    /** IP address that connected to API Gateway, usually a CloudFront server. */
    peer: string;
  };
  /** Aborts 25 s after the request arrived, including all retries. */
  deadline: AbortSignal;
}

/** The parts of a request that gates check. `query` and `body` are undefined before they are parsed. */
export type GatedRequest = Pick<ApiRequest, 'caller' | 'query' | 'body' | 'raw'>;

/** Handles one route. Throws a CodedError for every other result. */
export type Endpoint<R extends Route> = (request: ApiRequest<R>) => Promise<ResponseOf<R>>;

/** One endpoint per route of a feature. */
export type Endpoints<Table extends Record<string, Route>> = { [Name in keyof Table]: Endpoint<Table[Name]> };
