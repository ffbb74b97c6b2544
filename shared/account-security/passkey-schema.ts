import * as z from 'zod';

export const passkeyId = z.string().regex(/^[\w-]{43}$/, 'Invalid passkey ID.');

/** A passkey of the user. */
export const passkey = z.object({
  id: passkeyId,
  /** Where it was added, for example 'Mac' and 'Safari'; null if it was not added on our site. */
  device: z.string().nullable(),
  browser: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Passkey = z.infer<typeof passkey>;

const base64url = z
  .string()
  .regex(/^[\w-]+$/, 'Invalid passkey.')
  .max(20_000);

/** Fields of a credential, whether it was just created or used. */
const credentialFields = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
};

/**
 * What the browser returns for a new passkey, passed on to the user pool, which verifies it.
 * Source: Web Authentication Level 3, `RegistrationResponseJSON`.
 */
export const newPasskey = z.strictObject({
  credential: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(50)).max(10).optional(),
    }),
  }),
});

/** Options with which the browser asks the user for a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyChallenge = z.object({
  options: z.record(z.string(), z.unknown()),
  /** The user pool's ID of the attempt. */
  session: z.string(),
});

/**
 * What the browser returns for an existing passkey, passed on to the user pool, which verifies it.
 * Source: Web Authentication Level 3, `AuthenticationResponseJSON`.
 */
export const signedPasskey = z.strictObject({
  session: z.string().regex(/^[\w+/=.-]{20,2048}$/, 'Invalid passkey.'),
  credential: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  }),
});
