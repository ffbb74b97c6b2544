/** Environment of functions whose AWS is a scripted endpoint. */
export const awsEnvironment = (endpoint: string, tableName: string) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  TABLE_NAME: tableName,
  PHOTO_BUCKET: 'photos-bucket',
});
