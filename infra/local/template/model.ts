/** A resource of the synthesized template, its intrinsic functions resolved to this machine's values. */
export interface Resource {
  /** Logical id in the template. */
  id: string;
  /** CloudFormation type, e.g. `AWS::Lambda::Function`. */
  type: string;
  properties: Record<string, unknown>;
  /** The template's metadata, and `local:physicalId` (see `physical-id.ts`). */
  metadata: Record<string, unknown>;
}

/** The template as the local cloud hosts it. */
export interface LocalStack {
  resources: readonly Resource[];
  byType(type: string): Resource[];
  byId(id: string): Resource | undefined;
}

/** Account and region that local ARNs carry. */
export const LOCAL_ACCOUNT = '000000000000';
export const LOCAL_REGION = 'us-east-1';

/** ARN of a function of the stack, e.g. what `Fn::GetAtt [Id, Arn]` resolves to. */
export const functionArnOf = (logicalId: string): string =>
  `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${logicalId}`;

/** ARN of something of the stack that is not a function, e.g. `localArnOf('sqs', 'jobs')`. */
export const localArnOf = (service: string, resource: string): string =>
  `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`;

/** A stack of resources that are already resolved. */
export const localStackOf = (resources: readonly Resource[]): LocalStack => ({
  resources,
  byType: (type) => resources.filter((resource) => resource.type === type),
  byId: (id) => resources.find((resource) => resource.id === id),
});
