import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { recordingTypes } from '#shared/voice/recording.ts';
import { voiceJobStatuses } from '#shared/voice/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of recordings. */
const VOICE_JOB_PREFIX = 'voice#';

/** A transcription job and its transcript. Expires after a day. */
export const createVoiceJobEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'voice_job',
    table,
    schema: item({
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
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${VOICE_JOB_PREFIX}${id}` }),
  });

export type VoiceJobEntity = ReturnType<typeof createVoiceJobEntity>;
