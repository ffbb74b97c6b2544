/** The checkout to build and host. */
export interface Workspace {
  /** The project's root folder. */
  root: string;
  /** The machine's `PATH`. */
  searchPath: string;
  /** Prints progress messages. */
  say(line: string): void;
  /** Stops builds. */
  signal: AbortSignal;
}
