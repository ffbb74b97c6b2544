import { listOf, resourcesOf, spelled, type Template } from '../template.ts';

export interface StatementShape {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: unknown;
  Condition?: { StringEquals?: Record<string, unknown>; Bool?: Record<string, string> };
}

export interface PolicyShape {
  PolicyDocument: { Statement: StatementShape[] };
  Roles: { Ref: string }[];
}

/** One allowed action on one resource, with references as text. */
export interface Allowed {
  policy: string;
  role: string;
  action: string;
  resource: string;
}

/** The CDK library's own functions, which copy the site during a deployment and empty buckets that are deleted. */
const ofLibrary = ['CustomCDKBucketDeployment', 'CustomS3AutoDeleteObjects'];

export const isOfLibrary = (id: string): boolean => ofLibrary.some((name) => id.startsWith(name));

/** Returns all permissions of the product's roles; the CDK library owns those of its own functions. */
export const allowedIn = (template: Template): Allowed[] =>
  resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy')
    .filter(({ id }) => !isOfLibrary(id))
    .flatMap(({ id, properties }) =>
      (properties.PolicyDocument?.Statement ?? []).flatMap((statement) =>
        listOf(statement.Action).flatMap((action) =>
          listOf(statement.Resource).map((resource) => ({
            policy: id,
            role: properties.Roles?.[0]?.Ref ?? '',
            action,
            resource: spelled(resource),
          })),
        ),
      ),
    );
