import { recordingTypes } from '#shared/voice/recording.ts';
import { voiceJobStatuses } from '#shared/voice/schema.ts';
import {
  choice,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  textKey,
} from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of recordings. */
const VOICE_JOB_PREFIX = 'voice#';

/** A transcription job and its transcript. Expires after a day. */
export const createVoiceJobEntity = defineUserEntity(
  'voice_job',
  {
    id: textKey,
    content_type: choice(recordingTypes),
    status: choice(voiceJobStatuses),
    created_at: text,
    /** The transcript, or with `error` the reason for the failure. Missing until `done`. */
    text: optionalText,
    error: optionalText,
    is_unsure: optionalFlag,
    /** Number of completion events received. */
    endings: optionalNumber,
    expires_at: number,
  },
  ({ id }) => `${VOICE_JOB_PREFIX}${id}`,
);

export type VoiceJobEntity = ReturnType<typeof createVoiceJobEntity>;
