/** Public interface of this feature: everything that other features may import. */
export { createProfileEntity, type ProfileEntity } from './profile-entity.ts';
export { createReadConsent, type ReadConsent } from './read-consent.ts';
export { createReadReader, type ReadReader } from './read-reader.ts';
export {
  createLanguageOf,
  createLanguageOfRequest,
  type LanguageOf,
  type LanguageOfRequest,
} from './read-language.ts';
export { createProfileRepository, type ProfileRepository } from './repository.ts';
export { requireConsent } from './require-consent.ts';
export { PROFILES, searchKeysOf, searchTextOf } from './search-keys.ts';
export { withConsent } from './with-consent.ts';
