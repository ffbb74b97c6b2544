import * as z from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);

export const credentialId = base64url.max(2_048);

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
type Transport = z.output<typeof transport>;

/** Returns the known ones of an authenticator's transports. */
export const transportsOf = (texts: readonly string[]): Transport[] =>
  texts.flatMap((text) => transport.safeParse(text).data ?? []);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .default({})
    .transform(() => ({})),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
};

/** A created passkey in the JSON of browsers. Source: Web Authentication Level 3, `RegistrationResponseJSON`. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(50)).max(10).default([]),
  }),
});

/** A signature with a passkey in the JSON of browsers. Source: as above, `AuthenticationResponseJSON`. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
