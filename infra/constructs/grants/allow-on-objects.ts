import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { acknowledgePattern } from '../security-checks/acknowledge.ts';

/** Grants one action on the objects in some folders of a bucket. */
export const allowOnObjects = (
  fn: Function,
  bucket: Bucket,
  action: 'GetObject' | 'PutObject' | 'DeleteObject' | 'DeleteObjectVersion',
  folders: readonly ('incoming' | 'photos' | 'recordings' | 'results' | 'exports' | 'erased')[],
): void => {
  const resources = folders.map((folder) => bucket.arnForObjects(`${folder}/*`));
  fn.addToRolePolicy(new PolicyStatement({ actions: [`s3:${action}`], resources }));
  for (const resource of resources) {
    acknowledgePattern(
      fn.role ?? fn,
      resource,
      'Object keys contain IDs that are created at run time; the prefix is fixed.',
    );
  }
};
