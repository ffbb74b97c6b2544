import { z } from 'zod';
import type { Resource } from '../../template/model.ts';
import { physicalIdOf } from '../../template/physical-id.ts';

const corsRuleSchema = z.strictObject({
  Id: z.string().optional(),
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD'])),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.coerce.number().optional(),
});

/** Multipart uploads are not supported, so a rule that aborts incomplete ones has no effect. */
const lifecycleRuleSchema = z.strictObject({
  Id: z.string().optional(),
  Status: z.enum(['Enabled', 'Disabled']),
  Prefix: z.string().default(''),
  ExpirationInDays: z.coerce.number().int().positive().optional(),
  ExpiredObjectDeleteMarker: z.boolean().optional(),
  NoncurrentVersionExpiration: z
    .strictObject({ NoncurrentDays: z.coerce.number().int().positive() })
    .optional(),
  AbortIncompleteMultipartUpload: z.unknown().optional(),
});

/**
 * Properties without effect on a local machine: encryption at rest, public access, ownership and access logs.
 */
const ignored = {
  AccessControl: z.unknown().optional(),
  BucketEncryption: z.unknown().optional(),
  LoggingConfiguration: z.unknown().optional(),
  OwnershipControls: z.unknown().optional(),
  PublicAccessBlockConfiguration: z.unknown().optional(),
  Tags: z.unknown().optional(),
};

const notificationsSchema = z.strictObject({
  EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z.boolean() }).optional(),
});

const bucketSchema = z.strictObject({
  BucketName: z.string().optional(),
  NotificationConfiguration: notificationsSchema.optional(),
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRuleSchema) }).optional(),
  LifecycleConfiguration: z.looseObject({ Rules: z.array(lifecycleRuleSchema) }).optional(),
  VersioningConfiguration: z.strictObject({ Status: z.literal('Enabled') }).optional(),
  ...ignored,
});

export type CorsRule = z.infer<typeof corsRuleSchema>;
export type LifecycleRule = z.infer<typeof lifecycleRuleSchema>;

export interface Bucket {
  name: string;
  corsRules: readonly CorsRule[];
  lifecycleRules: readonly LifecycleRule[];
  /** Whether EventBridge receives an event for each new object. */
  emitsEvents: boolean;
  isVersioned: boolean;
}

/**
 * Parses a bucket of the template.
 * @throws Error that names the bucket and the unsupported property
 */
export const bucketOf = (resource: Resource): Bucket => {
  const parsed = bucketSchema.safeParse(resource.properties);
  if (!parsed.success) {
    throw new Error(
      `The local cloud cannot host the bucket ${resource.id}: ${z.prettifyError(parsed.error)}`,
    );
  }
  const { CorsConfiguration, LifecycleConfiguration, NotificationConfiguration, VersioningConfiguration } =
    parsed.data;
  return {
    name: physicalIdOf(resource),
    corsRules: CorsConfiguration?.CorsRules ?? [],
    lifecycleRules: LifecycleConfiguration?.Rules ?? [],
    emitsEvents: NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled ?? false,
    isVersioned: VersioningConfiguration !== undefined,
  };
};
