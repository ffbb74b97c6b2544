import * as z from 'zod';
import { parsePhotoKey } from './check-photo-key.ts';

/** The secrets of a stage, named as the end of their parameter's name. */
export const keyNames = [
  'photo-signing-key',
  'openai-api-key',
  'stripe-secret-key',
  'stripe-webhook-secret',
  'synthetic-user',
  'vapid-private-key',
] as const;
export type KeyName = (typeof keyNames)[number];

/** What `web-push generate-vapid-keys --json` prints. */
const vapidPair = z.object({ privateKey: z.string() });

const vapidKeyIn = (text: string): string => {
  if (!text.startsWith('{')) return text;
  try {
    return vapidPair.parse(JSON.parse(text)).privateKey;
  } catch (error) {
    throw new Error('This JSON has no "privateKey". Create one: npx web-push generate-vapid-keys --json', {
      cause: error,
    });
  }
};

const parseVapidKey = (text: string): string => {
  const key = vapidKeyIn(text);
  if (!/^[\w-]+$/.test(key))
    throw new Error('A VAPID key is one line in base64url: letters, digits, - and _.');
  const bytes = Buffer.from(key, 'base64url').length;
  if (bytes === 65) throw new Error('This is the public VAPID key. Store the private key.');
  if (bytes !== 32) throw new Error(`A private VAPID key has 32 bytes, and this has ${bytes}.`);
  return key;
};

const parseStripeKey = (text: string): string => {
  if (text.startsWith('pk_'))
    throw new Error("This is Stripe's publishable key. Store the secret key, which starts with sk_ or rk_.");
  if (text.startsWith('whsec_'))
    throw new Error('This is a webhook secret. Its name is stripe-webhook-secret.');
  if (!/^[sr]k_(?:live|test)_\w{8,}$/.test(text))
    throw new Error("Stripe's secret key starts with sk_live_, sk_test_, rk_live_ or rk_test_.");
  return text;
};

const parseWebhookSecret = (text: string): string => {
  if (!/^whsec_\S{8,}$/.test(text))
    throw new Error('A webhook secret starts with whsec_. "npm run stripe:set-up" prints it.');
  return text;
};

const parseOpenAiKey = (text: string): string => {
  if (/^(?:[sr]k|pk)_(?:live|test)_/.test(text))
    throw new Error('This is a key of Stripe, not of the AI model.');
  if (text.length < 16) throw new Error('This is too short for an API key. Is it complete?');
  return text;
};

const account = z.strictObject({ email: z.email(), password: z.string().min(6) });

const parseSyntheticUser = (text: string): string => {
  try {
    return JSON.stringify(account.parse(JSON.parse(text)));
  } catch {
    throw new Error('The account of the synthetic user is JSON: {"email": "...", "password": "..."}.');
  }
};

const parsers: Record<Exclude<KeyName, 'photo-signing-key'>, (text: string) => string> = {
  'openai-api-key': parseOpenAiKey,
  'stripe-secret-key': parseStripeKey,
  'stripe-webhook-secret': parseWebhookSecret,
  'synthetic-user': parseSyntheticUser,
  'vapid-private-key': parseVapidKey,
};

/** A checked key. */
export interface ParsedKey {
  value: string;
  /** The public part of the photo key. */
  publicKey: string | null;
}

/**
 * Checks the format of a key, without calling the service that it is for.
 * @throws Error that says what is wrong and what to do. It never contains the key
 */
export const parseKey = (name: KeyName, file: string): ParsedKey => {
  const text = file.trim();
  if (text === '') throw new Error('The file is empty.');
  if (name === 'photo-signing-key') {
    const { privateKey, publicKey } = parsePhotoKey(text);
    return { value: privateKey, publicKey };
  }
  if (/^["'].*["']$/s.test(text)) throw new Error('Remove the quotation marks around the key.');
  const isJson = ['synthetic-user', 'vapid-private-key'].includes(name) && text.startsWith('{');
  const isOneLine = isJson || !/\s/.test(text);
  if (!isOneLine) throw new Error('The file contains more than the key: it has spaces or several lines.');
  return { value: parsers[name](text), publicKey: null };
};
