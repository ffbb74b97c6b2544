/** Runs the stack's functions, each in a sandbox with its own environment and credentials. */
export interface FunctionRuntime {
  /**
   * Invokes a function and returns its result.
   * @param arnOrUri function ARN, or an integration URI that contains one
   * @throws FunctionFailure when it throws, times out or returns more than 6 MB
   */
  invoke(arnOrUri: string, event: unknown): Promise<unknown>;
}

/** An unhandled error in a function, as the Lambda service reports it. */
export class FunctionFailure extends Error {
  readonly errorType: string;

  constructor(errorType: string, message: string) {
    super(message);
    this.name = 'FunctionFailure';
    this.errorType = errorType;
  }
}
