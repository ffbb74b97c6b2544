/** Public interface of this feature: everything that other features may import. */
export { createRevokeAllTokens } from './revoke-all-tokens-repository.ts';
export { createTokenState } from './token-state-repository.ts';
export { createEraseTokens } from './erase-tokens-repository.ts';
