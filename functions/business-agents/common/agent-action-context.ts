import type { Language } from '#shared/language/languages.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { ApiRequest } from '../../platform/http/endpoint.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { effectiveConsent } from './effective-consent.ts';
import { responseLanguage } from '../../platform/response-language.ts';

/** The caller of an agent action, and the context of the reply. */
export interface AgentActionContext {
  user_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** IANA time zone of the working hours. */
  zone: string;
  language: Language;
  consent: AiConsent | null;
  /** Signature of letters, or null if the profile has no name. */
  sender: string | null;
}

export const createAgentActionContext = (
  { caller, idempotency, deadline, raw }: ApiRequest,
  profile: Pick<Profile, 'time_zone' | 'language' | 'ai_consent' | 'full_name'>,
  zone: string | undefined,
): AgentActionContext => ({
  user_id: caller.user_id,
  idempotency,
  deadline,
  zone: zone ?? profile.time_zone ?? 'UTC',
  language: responseLanguage(raw.headers, profile.language),
  consent: effectiveConsent(raw.headers, profile.ai_consent),
  sender: profile.full_name,
});
