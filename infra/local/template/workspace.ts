/** The project's checkout that is built and hosted. */
export interface Workspace {
  /** The project's root folder. */
  root: string;
  /** The machine's `PATH`. */
  searchPath: string;
  /** Tells the person what is going on. */
  say(line: string): void;
  /** Ends builds early. */
  signal: AbortSignal;
}
