import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { ApiRequest } from '../../platform/http/endpoint.ts';
import type { Idempotency } from '../../platform/http/idempotency.ts';
import { languageFor } from '../../platform/language-for.ts';

/** Who asks the agent for something, and how that person is answered. */
export interface Press {
  user_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** IANA name: when working hours are. */
  zone: string;
  language: Language;
  consent: AiConsent | null;
  /** Who signs letters; null where the profile has no name. */
  sender: string | null;
}

export const pressOf = (
  { caller, idempotency, deadline, raw }: ApiRequest,
  profile: Pick<Profile, 'time_zone' | 'language' | 'ai_consent' | 'full_name'>,
  zone: string | undefined,
): Press => ({
  user_id: caller.user_id,
  idempotency,
  deadline,
  zone: zone ?? profile.time_zone ?? 'UTC',
  language: languageFor(raw.headers, profile.language),
  consent: profile.ai_consent,
  sender: profile.full_name,
});
