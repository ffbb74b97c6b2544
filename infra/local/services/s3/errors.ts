import { AwsError } from '../../gateway/aws-error.ts';

export const noSuchBucket = (bucket: string): AwsError =>
  new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404, { BucketName: bucket });

export const noSuchKey = (key: string): AwsError =>
  new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });

export const noSuchVersion = (key: string, versionId: string): AwsError =>
  new AwsError('NoSuchVersion', 'The specified version does not exist.', 404, {
    Key: key,
    VersionId: versionId,
  });

/** The error for a read that finds a delete marker; `refuse` adds the headers that name it. */
export class DeleteMarkerFound extends AwsError {
  readonly versionId: string;

  constructor({ code, message, status, details }: AwsError, versionId: string) {
    super(code, message, status, details);
    this.versionId = versionId;
  }
}

export const invalidArgument = (message: string, name: string): AwsError =>
  new AwsError('InvalidArgument', message, 400, { ArgumentName: name });

export const preconditionFailed = (condition: string): AwsError =>
  new AwsError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412, {
    Condition: condition,
  });
