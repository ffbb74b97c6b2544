/** Returns the current time. Passed as a parameter everywhere, so that tests can move it. */
export type Clock = () => Date;
