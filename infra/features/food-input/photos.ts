import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoRemoval } from '../../constructs/grants/photos/grant-photo-removal.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { grantPhotoUpload } from '../../constructs/grants/photos/grant-photo-upload.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds upload permissions for photos, and URLs of stored ones. */
export const addPhotos = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'photos', {
    impact: 'Users cannot upload meal photos or see existing ones.',
    access: ['PutItem', 'GetItem', 'ConditionCheckItem'],
  });
  grantPhotoUpload(fn, resources.photos);
  grantPhotoSigning(fn, resources, resources.signing);
  addSweep(resources);
};

/** Deletes unused photos: those of deleted entries must be gone within ten minutes (decision 0080). */
const addSweep = (resources: Resources): void => {
  const fn = createFunction(resources, {
    feature: 'photos',
    name: 'sweep',
    timeout: Duration.minutes(5),
    impact: "Users' deleted photos stay stored longer than promised.",
  });
  grantTable(fn, resources.table, ['UpdateItem'], ['gsi1']);
  grantPhotoRemoval(fn, resources.photos);
  const often = new Rule(resources.stack, 'PhotosSweepOften', {
    schedule: Schedule.rate(Duration.minutes(5)),
  });
  often.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.minutes(30) }));
};
