/** An error of the API. */
export interface CataloguedError {
  status: number;
  message: string;
  /** Seconds to wait before a retry, if always the same. */
  retryAfter?: number;
}
