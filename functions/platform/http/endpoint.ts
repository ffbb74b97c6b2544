import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '#shared/http/route.ts';
import type { Idempotency } from './idempotency.ts';

/** Who calls: the subject of the verified access token, and nothing the request itself says. */
export interface Caller {
  user_id: string;
  /** When the session began, in epoch seconds; tokens renewed later keep it. */
  signed_in_at: number;
}

/** A request after the middleware: signed in, parsed, bounded in time. */
export interface ApiRequest<R extends Route = Route> {
  caller: Caller;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  idempotency: Idempotency;
  /** Aborts 25 s after the request came in, over all attempts. */
  deadline: AbortSignal;
}

/** Answers one route; throws a CodedError for everything else. */
export type Endpoint<R extends Route> = (request: ApiRequest<R>) => Promise<ResponseOf<R>>;

/** One endpoint for each row of a feature's route table. */
export type Endpoints<Table extends Record<string, Route>> = { [Name in keyof Table]: Endpoint<Table[Name]> };
