/** Version of the withdrawal instruction, the consent's text and the terms, as stored with each consent. */
export const TERMS_VERSION = '2026-11';
