/** A resource of the synthesized template, with intrinsic functions resolved to local values. */
export interface Resource {
  /** Logical ID in the template. */
  id: string;
  /** CloudFormation type, e.g. `AWS::Lambda::Function`. */
  type: string;
  properties: Record<string, unknown>;
  /** The template's metadata and `local:physicalId` (see `physical-id.ts`). */
  metadata: Record<string, unknown>;
}

/** The template as hosted by the local cloud. */
export interface LocalStack {
  resources: readonly Resource[];
  byType(type: string): Resource[];
  byId(id: string): Resource | undefined;
}

/** Account and region in local ARNs. */
export const LOCAL_ACCOUNT = '000000000000';
export const LOCAL_REGION = 'us-east-1';

/** Returns the ARN of a function of the stack, e.g. for `Fn::GetAtt [Id, Arn]`. */
export const functionArnOf = (logicalId: string): string =>
  `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${logicalId}`;

/** Returns the ARN of another resource of the stack, e.g. `localArnOf('sqs', 'jobs')`. */
export const localArnOf = (service: string, resource: string): string =>
  `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`;

/** Creates a stack from resolved resources. */
export const localStackOf = (resources: readonly Resource[]): LocalStack => ({
  resources,
  byType: (type) => resources.filter((resource) => resource.type === type),
  byId: (id) => resources.find((resource) => resource.id === id),
});
