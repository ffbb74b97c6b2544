import { loadConfig } from '#web/lib/config/load-config.ts';

/** Letters of a hash that the list learns; about 1,000 known passwords share them. */
const PREFIX = 5;
/** A list that takes longer does not hold up the form. */
const TIMEOUT_MS = 2_500;

const sha1 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

/**
 * Returns whether a password is known from a data breach. The list learns only the first five letters of its SHA-1
 * hash (k-anonymity) and fills its answer up with made-up hashes, so that its size says nothing. False without a list,
 * without a connection, and on pages without encryption, where browsers do not hash.
 * Source: https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export const isBreached = async (password: string, request: typeof fetch = fetch): Promise<boolean> => {
  if (!globalThis.isSecureContext) return false;
  try {
    const { breached_passwords_url: url } = await loadConfig(request);
    if (!url) return false;
    const hash = await sha1(password);
    const answer = await request(`${url}/range/${hash.slice(0, PREFIX)}`, {
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
    });
    if (!answer.ok) return false;
    const lines = (await answer.text()).split(/\r?\n/);
    // Made-up hashes have the count 0.
    return lines.some((line) => line.startsWith(`${hash.slice(PREFIX)}:`) && !line.endsWith(':0'));
  } catch {
    return false;
  }
};
