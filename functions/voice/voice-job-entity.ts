import { item, number, string } from 'dynamodb-toolbox/schema';
import { recordingTypes } from '#shared/voice/recording.ts';
import { voiceJobStatuses } from '#shared/voice/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of recordings. */
const VOICE_JOB_PREFIX = 'voice#';

/** A transcription job and its transcript. Expires after a day. */
export const createVoiceJobEntity = defineUserEntity(
  'voice_job',
  item({
    user_id: string().key(),
    id: string().key(),
    content_type: string().enum(...recordingTypes),
    status: string().enum(...voiceJobStatuses),
    created_at: string(),
    /** The transcript, or with `error` the reason for the failure. Missing until `done`. */
    text: string().optional(),
    error: string().optional(),
    /** Number of completion events received. */
    endings: number().optional(),
    expires_at: number(),
  }),
  ({ id }) => `${VOICE_JOB_PREFIX}${id}`,
);

export type VoiceJobEntity = ReturnType<typeof createVoiceJobEntity>;
