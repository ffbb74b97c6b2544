import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '#shared/http/route.ts';
import type { Idempotency } from './idempotency.ts';

/** Who calls: the subject of the verified access token or the owner of the personal one, whatever the request says. */
export interface Caller {
  user_id: string;
  /** When the session began, in epoch seconds; tokens renewed later keep it. 0 without a session. */
  signed_in_at: number;
  /** The personal token that was used, where one was. */
  token_id?: string;
}

/** A request after the middleware: signed in, parsed, bounded in time. */
export interface ApiRequest<R extends Route = Route> {
  caller: Caller;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  idempotency: Idempotency;
  /** What came, before anything was parsed: for messages whose sender signs the bytes. */
  raw: {
    body: string;
    headers: Readonly<Record<string, string | undefined>>;
    /** Who speaks to the gateway: mostly a server of the edge. */
    peer: string;
  };
  /** Aborts 25 s after the request came in, over all attempts. */
  deadline: AbortSignal;
}

/** Answers one route; throws a CodedError for everything else. */
export type Endpoint<R extends Route> = (request: ApiRequest<R>) => Promise<ResponseOf<R>>;

/** One endpoint for each row of a feature's route table. */
export type Endpoints<Table extends Record<string, Route>> = { [Name in keyof Table]: Endpoint<Table[Name]> };
