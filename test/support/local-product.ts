/** Nothing to start for pure tests. */
export default () => undefined;
