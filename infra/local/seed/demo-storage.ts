import type { ObjectStore } from '../services/s3/object-store.ts';
import type { LocalStack } from '../template/model.ts';
import { physicalIdOf } from '../template/physical-id.ts';

/** Returns the stack's table and photo bucket for the demo data. @throws Error if the stack has no such resource */
export const demoStorage = (stack: LocalStack, port: number, objects: ObjectStore) => {
  const [table] = stack.byType('AWS::DynamoDB::Table');
  const photos = stack.byType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'));
  if (!table || !photos) throw new Error('The stack has no table or no photo bucket.');
  return {
    table: { name: physicalIdOf(table), port },
    storePhoto: async (key: string, bytes: Buffer): Promise<void> =>
      void (await objects.put(physicalIdOf(photos), key, bytes, { contentType: 'image/webp' })),
  };
};
