import { spelled, type Template } from '../template.ts';
import { fixedNameOf } from './fixed-names.ts';

type Resource = Template['Resources'][string];

/** A resource that exists in the modeled account. */
export interface Existing {
  stack: string;
  id: string;
  resource: Resource;
  /** The fixed name, or null. */
  name: string | null;
  /** Whether a bucket contains objects. */
  hasObjects: boolean;
}

/**
 * The modeled account: what exists, and why a deletion is refused. A bucket is assumed to contain objects as soon as
 * anything may write to it: its own access logs, a delivery of logs, or a deployment of files.
 */
export const createAccount = () => {
  const existing: Existing[] = [];
  /** Name of the account's active receipt rule set. */
  let activeRules: string | null = null;
  /** Distinguishes the creations of a stack, as its ID does. */
  let creations = 0;

  /** Marks the buckets that a new resource writes into. */
  const fill = (writer: Existing): void => {
    const { Type, Properties } = writer.resource;
    const target = {
      'AWS::S3::Bucket': (
        Properties['LoggingConfiguration'] as { DestinationBucketName?: unknown } | undefined
      )?.DestinationBucketName,
      'AWS::Logs::DeliveryDestination': Properties['DestinationResourceArn'],
      'Custom::CDKBucketDeployment': Properties['DestinationBucketName'],
    }[Type];
    if (target === undefined) return;
    const text = spelled(target);
    for (const bucket of existing) {
      const isBucket = bucket.resource.Type === 'AWS::S3::Bucket';
      if (isBucket && text.includes(bucket.stack === writer.stack ? `<${bucket.id}` : bucket.id))
        bucket.hasObjects = true;
    }
  };

  const isEmptied = (bucket: Existing): boolean =>
    bucket.resource.Properties?.['Tags'] !== undefined &&
    spelled(bucket.resource.Properties['Tags']).includes('auto-delete-objects');

  return {
    existing,

    /** Activates a receipt rule set, or none. */
    activateRules: (name: string | null): void => {
      activeRules = name;
    },

    nextCreation: (): number => (creations += 1),

    /** Creates a resource. @returns the reason why AWS refuses, or null */
    create: (stack: string, id: string, resource: Resource, creation: number): string | null => {
      const name = fixedNameOf(resource)?.replace('AWS::StackId', String(creation)) ?? null;
      if (name !== null && existing.some((other) => other.name === name)) return `${name} already exists`;
      const created = { stack, id, resource, name, hasObjects: false };
      existing.push(created);
      fill(created);
      return null;
    },

    /** Deletes a resource. @param hasUsers whether users have stored data @returns the reason why AWS refuses, or null */
    delete: (item: Existing, hasUsers: boolean): string | null => {
      const { Type, Properties } = item.resource;
      if (Properties['DeletionProtectionEnabled'] === true || Properties['DeletionProtection'] === 'ACTIVE')
        return `${item.id} is protected`;
      if (Type === 'AWS::S3::Bucket' && (hasUsers || item.hasObjects) && !isEmptied(item))
        return `${item.id} is not empty`;
      if (Type === 'AWS::SES::ReceiptRuleSet' && Properties['RuleSetName'] === activeRules)
        return `${item.id} is active`;
      existing.splice(existing.indexOf(item), 1);
      return null;
    },
  };
};

export type Account = ReturnType<typeof createAccount>;
