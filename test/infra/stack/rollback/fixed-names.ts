import { listOf, spelled, type Template } from '../template.ts';

type Resource = Template['Resources'][string];

/** Properties whose value exists once in an account and region, by resource type. */
const unique: Record<string, string | string[]> = {
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::KeyGroup': 'KeyGroupConfig.Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::PublicKey': 'PublicKeyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::Logs::DeliveryDestination': 'Name',
  'AWS::Logs::DeliverySource': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  // A zone has one record set of a name and type.
  'AWS::Route53::RecordSet': ['Name', 'Type'],
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SES::ReceiptRuleSet': 'RuleSetName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
};

/** Properties that look like a name but collide with nothing: they refer to a resource, or belong to their parent. */
const harmless = new Set([
  'AWS::ApiGatewayV2::Api.Name',
  'AWS::ApiGatewayV2::Authorizer.Name',
  'AWS::ApiGatewayV2::Stage.StageName',
  'AWS::CloudWatch::Alarm.MetricName',
  'AWS::CodeDeploy::DeploymentGroup.DeploymentConfigName',
  'AWS::Cognito::UserPoolGroup.GroupName',
  'AWS::IAM::Policy.PolicyName',
  'AWS::Lambda::Alias.Name',
  'AWS::Lambda::LayerVersion.LayerName',
  'AWS::Logs::Delivery.DeliverySourceName',
  'AWS::SES::ReceiptRule.RuleSetName',
]);

const valueAt = (resource: Resource, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      resource.Properties,
    );

/** Returns the fixed name of a resource, or null if AWS chooses one. A stack's ID is unique to each creation. */
export const fixedNameOf = (resource: Resource): string | null => {
  const values = listOf(unique[resource.Type])
    .map((path) => valueAt(resource, path))
    .filter((value) => value !== undefined);
  return values.length === 0 ? null : [resource.Type, ...values.map(spelled)].join(' ');
};

const isLiteral = (value: unknown): boolean => !/<(?!AWS::)|Fn::/.test(spelled(value));

/** Returns properties that look like a fixed name and are in neither list above. */
export const unknownNamesIn = (template: Template): string[] => {
  const found = Object.values(template.Resources).flatMap(({ Type, Properties }) =>
    Object.entries(Properties)
      .flatMap(([key, value]) =>
        key.endsWith('Config') ? [[`${key}.Name`, (value as { Name?: unknown }).Name]] : [[key, value]],
      )
      .filter(([key, value]) => String(key).endsWith('Name') && value !== undefined && isLiteral(value))
      .map(([key]) => `${Type}.${String(key)}`)
      .filter(
        (name) => !harmless.has(name) && !listOf(unique[Type]).some((path) => `${Type}.${path}` === name),
      ),
  );
  return [...new Set(found)].filter((name) => !name.startsWith('Custom::'));
};
