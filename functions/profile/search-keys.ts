/** `gsi1` partition of all profiles, in which staff searches for accounts. */
export const PROFILES = 'profiles';

/** Returns texts in the form in which they are searched: lower case, without accents. */
export const searchTextOf = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter((text) => text)
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

interface Searchable {
  user_id: string;
  full_name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Returns the attributes by which staff finds a profile by a part of the name or the email address. */
export const searchKeysOf = ({ user_id, full_name, email }: Searchable) => ({
  search_text: searchTextOf([full_name, email]),
  gsi1pk: PROFILES,
  gsi1sk: user_id,
});
