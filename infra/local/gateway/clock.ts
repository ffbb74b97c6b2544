/** Tells the time; a parameter everywhere, so that tests move it. */
export type Clock = () => Date;
