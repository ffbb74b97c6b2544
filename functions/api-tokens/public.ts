/** Public interface of this feature: everything that other features may import. */
export { createEraseTokens } from './erase-tokens-repository.ts';
