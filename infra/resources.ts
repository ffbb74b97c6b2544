import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { FullFoods } from './constructs/storage/full-foods.ts';
import type { Api } from './constructs/api/http-api.ts';
import type { ModelSettings } from './constructs/settings/model-settings.ts';
import type { PaymentSettings } from './constructs/settings/payment-settings.ts';
import type { PhotoSigning } from './constructs/storage/photo-signing.ts';
import type { SocketApi } from './constructs/api/socket-api.ts';
import type { Users } from './constructs/users/users.ts';
import type { Platform } from './platform.ts';

/** The shared resources of a stage's features. */
export interface Resources extends Platform {
  table: Table;
  photos: Bucket;
  recordings: Bucket;
  /** Changes of the table that a stream consumer could not process. */
  failedRecords: Bucket;
  /** The files of the site. */
  siteFiles: Bucket;
  signing: PhotoSigning;
  model: ModelSettings;
  payments: PaymentSettings;
  users: Users;
  api: Api;
  sockets: SocketApi;
  /** Null if the built-in food table is used. */
  foods: FullFoods | null;
}
