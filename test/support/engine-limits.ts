/** Maximum size of the text engine's code in the browser, in bytes, gzipped. */
export const ENGINE_CODE_BYTES = 90_000;

/** Maximum size of its food table, in bytes, gzipped. */
export const ENGINE_TABLE_BYTES = 700_000;
