import { functionArnOf, LOCAL_ACCOUNT, LOCAL_REGION, localArnOf } from './model.ts';

/** The inputs for the attributes of a resource. */
interface AttributeSource {
  id: string;
  physicalId: string;
  /** Returns a resolved property. */
  property(name: string): unknown;
  /** URL of the local AWS endpoint, without a trailing slash. */
  awsEndpoint: string;
}

/** Values by attribute name; `Ref` contains the result of `Ref`. */
type Attributes = (resource: AttributeSource) => Record<string, unknown>;

const named: Attributes = ({ physicalId }) => ({ Ref: physicalId, Id: physicalId });
const arnOf = (arn: string) => ({ Ref: arn, Arn: arn });

const api: Attributes = ({ physicalId, property }) => {
  const scheme = property('ProtocolType') === 'WEBSOCKET' ? 'wss' : 'https';
  return {
    Ref: physicalId,
    ApiId: physicalId,
    ApiEndpoint: `${scheme}://${physicalId}.execute-api.${LOCAL_REGION}.amazonaws.com`,
  };
};

/**
 * All supported resource types, including those without a local effect (alarms, log groups), with the values of their
 * attributes. Source: 'Return values' of each type in the CloudFormation Template Reference.
 */
export const resourceTypes: Record<string, Attributes> = {
  'AWS::ApiGatewayV2::Api': api,
  'AWS::ApiGatewayV2::Authorizer': ({ id }) => ({ Ref: id, AuthorizerId: id }),
  'AWS::ApiGatewayV2::Deployment': named,
  'AWS::ApiGatewayV2::Integration': named,
  'AWS::ApiGatewayV2::Route': ({ id }) => ({ Ref: id, RouteId: id }),
  'AWS::ApiGatewayV2::Stage': named,
  'AWS::CDK::Metadata': named,
  'AWS::CloudFront::CachePolicy': named,
  'AWS::CloudFront::Distribution': ({ physicalId }) => ({
    Ref: physicalId,
    Id: physicalId,
    DomainName: `${physicalId.toLowerCase()}.cloudfront.net`,
  }),
  'AWS::CloudFront::Function': ({ id }) => {
    const arn = `arn:aws:cloudfront::${LOCAL_ACCOUNT}:function/${id}`;
    return { Ref: arn, FunctionARN: arn, 'FunctionMetadata.FunctionARN': arn, Stage: 'LIVE' };
  },
  'AWS::CloudFront::KeyGroup': named,
  'AWS::CloudFront::OriginAccessControl': named,
  'AWS::CloudFront::OriginRequestPolicy': named,
  'AWS::CloudFront::PublicKey': named,
  'AWS::CloudFront::ResponseHeadersPolicy': named,
  // Resources of a nested stack are treated as part of the outer template.
  'AWS::CloudFormation::Stack': named,
  'AWS::CloudWatch::Alarm': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: localArnOf('cloudwatch', `alarm:${physicalId}`),
  }),
  'AWS::Cognito::UserPool': ({ physicalId }) => ({
    Ref: physicalId,
    UserPoolId: physicalId,
    Arn: localArnOf('cognito-idp', `userpool/${physicalId}`),
    ProviderName: `cognito-idp.${LOCAL_REGION}.amazonaws.com/${physicalId}`,
    ProviderURL: `https://cognito-idp.${LOCAL_REGION}.amazonaws.com/${physicalId}`,
  }),
  'AWS::Cognito::UserPoolClient': ({ physicalId }) => ({ Ref: physicalId, ClientId: physicalId }),
  'AWS::Cognito::UserPoolGroup': named,
  'AWS::DynamoDB::Table': ({ physicalId }) => {
    const arn = localArnOf('dynamodb', `table/${physicalId}`);
    return { Ref: physicalId, Arn: arn, StreamArn: `${arn}/stream/local` };
  },
  'AWS::Events::Rule': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: localArnOf('events', `rule/${physicalId}`),
  }),
  'AWS::IAM::ManagedPolicy': ({ id }) => arnOf(`arn:aws:iam::${LOCAL_ACCOUNT}:policy/${id}`),
  'AWS::IAM::Policy': named,
  'AWS::IAM::Role': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: `arn:aws:iam::${LOCAL_ACCOUNT}:role/${physicalId}`,
  }),
  'AWS::Lambda::EventSourceMapping': named,
  'AWS::Lambda::Function': ({ id }) => ({ Ref: id, Arn: functionArnOf(id) }),
  'AWS::Lambda::LayerVersion': ({ id }) => arnOf(localArnOf('lambda', `layer:${id}:1`)),
  'AWS::Lambda::Permission': named,
  'AWS::Logs::LogGroup': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: `${localArnOf('logs', `log-group:${physicalId}`)}:*`,
  }),
  'AWS::Logs::MetricFilter': named,
  'AWS::S3::Bucket': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: `arn:aws:s3:::${physicalId}`,
    DomainName: `${physicalId}.s3.amazonaws.com`,
    RegionalDomainName: `${physicalId}.s3.${LOCAL_REGION}.amazonaws.com`,
  }),
  'AWS::S3::BucketPolicy': named,
  'AWS::Scheduler::Schedule': ({ physicalId }) => ({
    Ref: physicalId,
    Arn: localArnOf('scheduler', `schedule/default/${physicalId}`),
  }),
  'AWS::SES::ConfigurationSet': named,
  'AWS::SNS::Topic': ({ physicalId }) => {
    const arn = localArnOf('sns', physicalId);
    return { Ref: arn, TopicArn: arn, TopicName: physicalId };
  },
  'AWS::SNS::TopicPolicy': named,
  'AWS::SQS::Queue': ({ physicalId, awsEndpoint }) => {
    const url = `${awsEndpoint}/${LOCAL_ACCOUNT}/${physicalId}`;
    return { Ref: url, QueueUrl: url, QueueName: physicalId, Arn: localArnOf('sqs', physicalId) };
  },
  'AWS::SQS::QueuePolicy': named,
  'AWS::SSM::Parameter': ({ physicalId, property }) => ({
    Ref: physicalId,
    Type: property('Type'),
    Value: property('Value'),
  }),
  'Custom::CDKBucketDeployment': ({ id, property }) => ({
    Ref: id,
    DestinationBucketArn: `arn:aws:s3:::${String(property('DestinationBucketName'))}`,
    SourceObjectKeys: property('SourceObjectKeys'),
  }),
  'Custom::S3AutoDeleteObjects': named,
};
